### Delta Vee: what newcomers are told.

## Decisions

step-deploy-about = You choose where your ships start and which way they point.
step-stow-about = You fill your ship's boxes with pods, in secret. The box decides which die hits a pod.
step-give-commands-about = You steer your units and prepare them. They keep their course unless you change it.
step-open-fire-about = Your units fire and launch missiles. All fire of one unit comes before another's.
step-pass-planet-about = Your unit has reached a planet. You may change its course here for free.
step-choose-mover-about = Several of your units may meet an enemy. You say which moves first.
step-choose-part-about = A hit could strike more than one part. You say which.
step-choose-prey-about = Your missile meets several enemies. You say which it attacks.
