import { SecaoStep } from '../components/secoes/secao-step.tsx';

export default function MetodologiaPage() {
  return (
    <SecaoStep path="metodologia_projeto" secao="metodologia" intro="Explique como o trabalho será feito." />
  );
}
