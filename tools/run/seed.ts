import fc from 'fast-check';

/** The same cases on every machine and in every run, unless SEMENTE asks for others: no test is lucky or unlucky. */
fc.configureGlobal({ seed: Number(process.env.SEMENTE ?? 20261120) });
