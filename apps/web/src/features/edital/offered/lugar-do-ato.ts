import { createContext } from 'react';

/** The place at the end of a call's head where its next act is shown; null until the head is drawn. */
export const LugarDoAto = createContext<HTMLElement | null>(null);
