// Servers of tests, which have no types of their own.
declare module 'ldapjs';
declare module 'samlp';
declare module 'oidc-provider';
