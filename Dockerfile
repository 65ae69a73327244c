# The bot in a container: docker build -t space-games-bot . (docs/hosting.md has the rest).
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_ROOT_USER_ACTION=ignore

WORKDIR /app

# First what seldom changes. The hashes make sure that these are the files that were tested.
COPY requirements.txt .
RUN pip install --require-hashes --only-binary :all: --requirement requirements.txt

COPY engine engine
COPY games games
COPY locales locales
COPY minds minds
COPY render render
COPY storage storage
COPY bot bot
COPY docs/rules docs/rules
COPY LICENSE .

# The user of the bot writes nothing but /data; data/ of .env.example leads there.
RUN python -m compileall -q . \
    && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin bot \
    && install --directory --owner bot --group bot --mode 0700 /data \
    && ln -s /data /app/data
USER bot
VOLUME /data

# Whether it is connected to Discord; Docker shows it in `docker ps` and leaves it at that.
HEALTHCHECK --interval=1m --timeout=10s --start-period=2m --retries=2 \
    CMD ["python", "-m", "bot", "--healthy"]

# It ends in good order upon SIGTERM; a killed bot loses nothing either.
CMD ["python", "-m", "bot"]
