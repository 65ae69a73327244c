"""What earlier bots left, and the present one over it."""

import pytest

pytest.register_assert_rewrite("tests.heritage.lasting")
