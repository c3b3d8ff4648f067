import type { Barema } from '../../barema/types.ts';
import type { TipoDeUsuario } from '../../conta/types.ts';
import { situacaoDaSecretaria } from '../../decisao/rules/situacao.ts';
import { vagasDadas } from '../../decisao/rules/vagas.ts';
import { participaDele, secretariaPodeLer } from '../../projeto/policies.ts';
import type { RelacaoComProjeto, Situacao } from '../../projeto/types.ts';
import { foiPublicado } from '../policies.ts';
import { type Aprovacao, type Pontuacoes, type ProjetoDaAprovacao, SEM_PONTUACOES } from '../types.ts';
import { totalDasNotas } from './notas.ts';

export interface AprovacaoCompleta extends Pontuacoes {
  readonly id: number;
  readonly versao: number;
  readonly projeto: ProjetoDaAprovacao;
  /** null for a project with several evaluators. */
  readonly avaliador: ProjetoDaAprovacao['coordenador'] | null;
  readonly situacao: Situacao;
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly total: number | null;
  readonly barema?: Barema | undefined;
  readonly parecer: string;
  /** The scores as the evaluator gave them, where an appeal or a correction has changed them (D43). */
  readonly dadas: (Pontuacoes & { readonly total?: number | null }) | null;
  readonly abaixoDoMinimo?: boolean | null | undefined;
  readonly resultado: Aprovacao['resultado'];
}

export interface LeitorDaAprovacao {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
  readonly relacao: RelacaoComProjeto;
}

function antesDaPublicacao(projeto: ProjetoDaAprovacao): Aprovacao {
  return {
    id: null,
    versao: null,
    projeto: { ...projeto, remunerados_aprovados: 0, voluntarios_aprovados: 0 },
    avaliador: null,
    situacao: 'SUBMETIDO',
    situacaoExibida: 'SUBMETIDO',
    vagas: null,
    resultado: null,
    recurso: null,
    aceito: null,
    ja_foi_avaliado: null,
    foiAvaliador: null,
    ...SEM_PONTUACOES,
    total: null,
    parecer: null,
  };
}

function depoisDaPublicacao(aprovacao: AprovacaoCompleta, leitor: LeitorDaAprovacao): Aprovacao {
  const { dadas, abaixoDoMinimo, ...lida } = aprovacao;
  const { projeto, total } = lida;
  const decidida = secretariaPodeLer(projeto.edital);
  const foiAvaliador = lida.avaliador?.id === leitor.id;
  return {
    ...lida,
    ...(foiAvaliador && dadas !== null ? { ...dadas, total: dadas.total ?? totalDasNotas(dadas) } : {}),
    situacaoExibida: decidida ? situacaoDaSecretaria(projeto, { total, abaixoDoMinimo }) : 'SUBMETIDO',
    vagas: decidida ? vagasDadas(projeto) : null,
    foiAvaliador,
    // Until the assessment is concluded, only its author sees the opinion (D43).
    parecer: foiAvaliador || lida.ja_foi_avaliado ? lida.parecer : null,
    resultado: foiPublicado(projeto.edital) ? lida.resultado : null,
    recurso: null,
  };
}

/**
 * The approval of a project as a reader may see it; null = none for this reader (404). The coordinator's side never
 * learns who assessed, and sees nothing before publication; the secretariat from its own phase on (D20).
 */
export function aprovacaoParaLeitor(
  projeto: ProjetoDaAprovacao,
  aprovacao: AprovacaoCompleta | null,
  leitor: LeitorDaAprovacao,
): Aprovacao | null {
  if (participaDele(leitor.relacao)) {
    return aprovacao === null || !foiPublicado(projeto.edital)
      ? antesDaPublicacao(projeto)
      : { ...depoisDaPublicacao(aprovacao, leitor), avaliador: null, foiAvaliador: false };
  }
  if (aprovacao === null) return null;
  if (leitor.tipo === 'secretaria' && !secretariaPodeLer(projeto.edital)) return null;
  return depoisDaPublicacao(aprovacao, leitor);
}
