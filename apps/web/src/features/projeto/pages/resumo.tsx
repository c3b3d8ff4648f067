import { SecaoStep } from '../components/secoes/secao-step.tsx';

export default function ResumoPage() {
  return (
    <SecaoStep
      path="resumo_projeto"
      secao="resumo"
      intro="Conte em poucas palavras o que o projeto faz e por quê."
    />
  );
}
