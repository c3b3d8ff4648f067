// First: the token of a reset link leaves the address before anything else happens (T-A8).
import './lib/reset-token.ts';
import './lib/trusted-types.ts';
import './app/base.css';
// The login page comes with the entry: whoever has no session sees nothing else first (ADR 0004).
import './features/conta/pages/login.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { dropOldKeys } from './lib/idempotency.ts';

dropOldKeys();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
