import { SecaoStep } from '../components/secoes/secao-step.tsx';

export default function IntroducaoPage() {
  return (
    <SecaoStep
      path="introducao_projeto"
      secao="introducao"
      intro="Apresente o tema, a justificativa e os objetivos do projeto."
    />
  );
}
