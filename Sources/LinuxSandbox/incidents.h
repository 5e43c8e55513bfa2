/* What the filter tells the handler of refused calls. */
#ifndef SANDBOX_INCIDENTS_H
#define SANDBOX_INCIDENTS_H

/* 1 while the plugin is being loaded, 2 afterwards. */
void sandbox_incidents_filtered(int phase);

#endif
