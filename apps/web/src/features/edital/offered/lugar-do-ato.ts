import { createContext } from 'react';

/** The element at the end of a call's header for its next act; null until the header is rendered. */
export const LugarDoAto = createContext<HTMLElement | null>(null);
