import { IconCircle, IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import { formatarDia, formatarPrazo } from '../../../lib/format/format.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { AllStepsButton } from '../../../ui/page/all-steps-button.tsx';
import type { Andamento } from '../api.ts';
import classes from './etapas.module.css';

type Etapa = Andamento['etapas'][number];

const SINAIS = { FEITA: IconCircleCheck, AGORA: IconCircleDot, DEPOIS: IconCircle } as const;
const DITOS = { FEITA: 'feita', AGORA: 'agora', DEPOIS: 'depois' } as const;

/** The day on which a step happened or a year begins, else the last day of the step. */
function quando({ codigo, estado, em, ate, detalhe }: Etapa): string | null {
  if (detalhe !== null) return detalhe;
  const jaVale = codigo === 'ANO_EM_CURSO' && estado !== 'DEPOIS';
  if (em !== null && !jaVale) return formatarDia(em);
  if (ate === null) return null;
  // The last day of the year of work, which is no deadline.
  return `até ${codigo === 'ANO_EM_CURSO' ? formatarDia(ate) : formatarPrazo(ate)}`;
}

/**
 * The project's steps; on a narrow screen, and where they are `folded`, only the present and the next one,
 * until the person shows all.
 */
export function Etapas(props: { readonly etapas: readonly Etapa[]; readonly folded?: boolean }) {
  const { etapas, folded = false } = props;
  const [todas, setTodas] = useOpened('etapas');
  const agora = etapas.findIndex(({ estado }) => estado === 'AGORA');
  return (
    <div className={classes.life} data-folded={folded || undefined} data-all={todas || undefined}>
      <ol className={classes.steps} aria-label="Andamento">
        {etapas.map((etapa, i) => {
          const { codigo, nome, estado } = etapa;
          const Sinal = SINAIS[estado];
          return (
            <li
              key={codigo}
              className={classes.step}
              data-state={estado}
              data-near={i === agora || i === agora + 1 || undefined}
              aria-current={estado === 'AGORA' ? 'step' : undefined}
            >
              <Sinal aria-hidden size={18} className={classes.sign} />
              <span className={classes.name}>{nome}</span>
              <span className="sr-only">, {DITOS[estado]}</span>
              <span className={classes.when}>{quando(etapa)}</span>
            </li>
          );
        })}
      </ol>
      <AllStepsButton all={todas} count={etapas.length} className={classes.more} onChange={setTodas} />
    </div>
  );
}
