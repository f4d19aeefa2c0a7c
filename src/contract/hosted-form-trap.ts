/**
 * A field that no person sees. A form sends it along with its own; only a program fills it.
 * Its name is none that an author of a form would choose. It stands apart so that pages need no schema to know it.
 */
export const hostedFormTrap = 'hearth_leave_this_empty'
