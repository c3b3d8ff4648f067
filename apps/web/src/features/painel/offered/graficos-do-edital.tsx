import { latePart } from '../../../ui/drafts/late.tsx';

/** Submissions, evaluation and scholarships of a call, loaded after the page. */
export const NumerosDoEdital = latePart<{ readonly edital: number }>(
  () => import('../components/numeros-do-edital.tsx'),
);

/** Hours and payment by month. */
export const AnoDoEdital = latePart<{ readonly edital: number }>(
  () => import('../components/ano-do-edital.tsx'),
);
