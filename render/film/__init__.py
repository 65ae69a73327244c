"""Pictures that move: scenes one after another become a film, and a change becomes a picture."""
