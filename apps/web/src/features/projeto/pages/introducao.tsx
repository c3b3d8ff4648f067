import { SectionStep } from '../components/section-step.tsx';

/** Step 5. */
export default function IntroducaoPage() {
  return (
    <SectionStep
      path="introducao_projeto"
      secao="introducao"
      intro="Apresente o tema, a justificativa e os objetivos do projeto."
    />
  );
}
