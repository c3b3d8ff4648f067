// First: removes a mailed token from the address (T-A8).
import './lib/session/reset-token.ts';
import './lib/trusted-types.ts';
// Before anything is rendered, so that the theme does not change visibly.
import './lib/color-theme.ts';
import './app/theme/base.css';
import './app/failures/uncaught-failures.ts';
// In the entry chunk: the first page without a session (ADR 0004).
import './features/conta/pages/login.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { dropOldKeys } from './lib/server/idempotency.ts';

dropOldKeys();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
