import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { problemasDaAtividade } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import { Link } from 'react-router';
import { nomeDoInstrutor, quantosInstrutores } from '../../wizard/proposta.ts';
import type { WizardData } from '../../wizard/wizard-data.ts';
import classes from './cronogramas-dos-instrutores.module.css';

/** How many of the ten months have no activity, or one that is too short or too long. */
export function mesesQueFaltam(cronograma: DadosDoCronograma | undefined): number {
  return POSICOES_DO_CRONOGRAMA.filter(
    (n) => problemasDaAtividade(cronograma?.[`atividade${n}`], '').length > 0,
  ).length;
}

export function quantoFalta(faltam: number): string {
  if (faltam === 0) return 'completo';
  return faltam === 1 ? 'falta 1 mês' : `faltam ${faltam} meses`;
}

/** The choice of the shown schedule, and what each still lacks; all of them stay in the browser. */
export function CronogramasDosInstrutores(props: { readonly dados: WizardData; readonly indice: number }) {
  const { dados, indice } = props;
  const quantos = quantosInstrutores(dados);
  return (
    <nav aria-label="Cronogramas">
      <ul className={classes.list}>
        {Array.from({ length: quantos }, (_, i) => (
          <li key={nomeDoInstrutor(i, dados)}>
            <Link
              to={`?instrutor=${i + 1}`}
              className={classes.link}
              aria-current={i === indice ? 'true' : undefined}
            >
              {nomeDoInstrutor(i, dados)}
              <span className={classes.word}>: {quantoFalta(mesesQueFaltam(dados.cronogramas[i]))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
