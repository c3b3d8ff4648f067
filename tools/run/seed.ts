import fc from 'fast-check';

/** The same cases in every run, unless SEMENTE says otherwise. */
fc.configureGlobal({ seed: Number(process.env.SEMENTE ?? 20261120) });
