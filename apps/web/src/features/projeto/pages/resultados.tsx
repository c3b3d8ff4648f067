import { SecaoStep } from '../components/secao-step.tsx';

/** Step 6, second part. */
export default function ResultadosPage() {
  return (
    <SecaoStep
      path="resultados_projeto"
      secao="resultadosEsperados"
      intro="Diga o que se espera alcançar com o projeto."
    />
  );
}
