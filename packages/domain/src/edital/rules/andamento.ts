import { compararDias } from '../../kernel/datas.ts';
import { type Edital, FASES } from '../types.ts';
import { ehPreliminar, recursosAbertos } from './resultado-publicado.ts';

export const ETAPAS_DO_EDITAL = [
  'inscricoes',
  'avaliacao',
  'decisao',
  'secretaria',
  'resultado',
  'recursos',
  'vigencia',
] as const;
type Etapa = (typeof ETAPAS_DO_EDITAL)[number];
export type EstadoDaEtapa = 'feita' | 'atual' | 'futura';

/** The stage in which a call is today ('yyyy-mm-dd'); null before its first day, and once it is archived. */
function etapaAtual(edital: Edital, hoje: string): Etapa | null {
  const { fase, inicio } = edital;
  switch (fase) {
    case 'submissao':
      return compararDias(hoje, inicio) < 0 ? null : 'inscricoes';
    case 'resultado':
      return recursosAbertos(edital, hoje) || ehPreliminar(edital) ? 'recursos' : 'vigencia';
    case 'arquivado':
      return null;
    default:
      return fase;
  }
}

/** Past, present and future phases, for the line of a call's page. */
export function andamentoDoEdital(
  edital: Edital,
  hoje: string,
): readonly { readonly etapa: Etapa; readonly estado: EstadoDaEtapa }[] {
  const atual = etapaAtual(edital, hoje);
  const ondeEsta = atual === null ? -1 : ETAPAS_DO_EDITAL.indexOf(atual);
  const todas = edital.fase === FASES.at(-1);
  return ETAPAS_DO_EDITAL.map((etapa, i) => {
    if (i === ondeEsta) return { etapa, estado: 'atual' };
    return { etapa, estado: todas || i < ondeEsta ? 'feita' : 'futura' };
  });
}
