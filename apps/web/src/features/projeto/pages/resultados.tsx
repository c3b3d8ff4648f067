import { SecaoStep } from '../components/secoes/secao-step.tsx';

export default function ResultadosPage() {
  return (
    <SecaoStep
      path="resultados_projeto"
      secao="resultadosEsperados"
      intro="Diga o que se espera alcançar com o projeto."
    />
  );
}
