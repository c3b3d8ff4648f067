import { SecaoStep } from '../components/secao-step.tsx';

export default function IntroducaoPage() {
  return (
    <SecaoStep
      path="introducao_projeto"
      secao="introducao"
      intro="Apresente o tema, a justificativa e os objetivos do projeto."
    />
  );
}
