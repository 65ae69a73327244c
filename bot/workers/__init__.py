"""What goes on by itself: sending what is to be sent, ringing what is due."""
