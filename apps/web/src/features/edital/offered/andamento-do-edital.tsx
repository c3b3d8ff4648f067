import { andamentoDoEdital } from '@instrutoria/domain/edital/rules/andamento.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { formatarDia, formatarInstante, formatarPeriodo, formatarPrazo } from '../../../lib/format/format.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { AllStepsButton } from '../../../ui/page/all-steps-button.tsx';
import classes from './andamento-do-edital.module.css';
import { NOMES_DAS_ETAPAS } from './etapas.ts';

const ate = (dia: string | null) => (dia === null ? null : `até ${formatarPrazo(dia)}`);

function datas(edital: Edital): Readonly<Record<keyof typeof NOMES_DAS_ETAPAS, string | null>> {
  const { encerradoEm, resultadoPublicadoEm } = edital;
  return {
    inscricoes:
      encerradoEm === null
        ? `${formatarDia(edital.inicio)} a ${formatarPrazo(edital.fim)}`
        : `${formatarDia(edital.inicio)}, encerradas em ${formatarInstante(encerradoEm)}`,
    avaliacao: ate(edital.prazoAvaliacao),
    decisao: null,
    secretaria: null,
    resultado: resultadoPublicadoEm === null ? null : formatarInstante(resultadoPublicadoEm),
    recursos: ate(edital.fimRecursos),
    vigencia: formatarPeriodo(edital.vigenciaInicio, edital.vigenciaFim),
  };
}

const ESTADOS = { feita: 'já passou', atual: 'agora', futura: 'ainda não' } as const;

/**
 * The stages of a call in one line, with their dates; on narrow screens the present and the next one, until
 * the person shows all.
 */
export function AndamentoDoEdital({ edital, hoje }: { readonly edital: Edital; readonly hoje: string }) {
  const [todas, setTodas] = useOpened('todas as etapas');
  const quando = datas(edital);
  const etapas = andamentoDoEdital(edital, hoje);
  // The index of the present one; the first before the first day, and the last once archived.
  const comeco = etapas.findIndex(({ estado }) => estado !== 'feita');
  const perto = comeco === -1 ? etapas.length - 1 : comeco;
  return (
    <div className={classes.frame} data-all={todas || undefined}>
      <ol className={classes.line} aria-label="Andamento do edital">
        {etapas.map(({ etapa, estado }, i) => (
          <li
            key={etapa}
            data-state={estado}
            data-near={i === perto || i === perto + 1 || undefined}
            aria-current={estado === 'atual' ? 'step' : undefined}
          >
            {NOMES_DAS_ETAPAS[etapa]}
            <span className="sr-only"> ({ESTADOS[estado]})</span>
            {quando[etapa] !== null && <small>{quando[etapa]}</small>}
          </li>
        ))}
      </ol>
      <AllStepsButton all={todas} count={etapas.length} className={classes.more} onChange={setTodas} />
    </div>
  );
}
