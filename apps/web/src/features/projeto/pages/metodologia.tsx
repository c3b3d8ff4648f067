import { SectionStep } from '../components/section-step.tsx';

/** Step 6, first part. */
export default function MetodologiaPage() {
  return (
    <SectionStep
      path="metodologia_projeto"
      secao="metodologia"
      intro="Explique como o trabalho será feito."
    />
  );
}
