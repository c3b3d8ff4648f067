import { type Api, rotas } from '@instrutoria/contract/api.ts';
import type { AnswerOf, ParamsOf, QueryOf, Route } from '@instrutoria/contract/route.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PACOTE } from '@instrutoria/domain/pacote/messages.ts';
import type { Bytes, Contexto, ContextoDe, Executar, Pedido, Usuario } from '../../../context.ts';

/** The calls whose answers the package is made of. */
type Leitura =
  | 'exportarJulgamento'
  | 'exportarRanqueTipoI'
  | 'exportarRanqueTipoII'
  | 'baixarVersaoEmCsv'
  | 'lerConfiguracaoDoEdital'
  | 'listarVersoes'
  | 'lerVersao'
  | 'listarTextosDePublicacao'
  | 'gerarPdfDoTexto'
  | 'listarSessoesDaComissao'
  | 'gerarPdfDaAta'
  | 'lerProjeto'
  | 'lerCronogramas'
  | 'gerarPdf'
  | 'lerComprovante'
  | 'lerImagem'
  | 'lerAprovacaoDoProjeto'
  | 'listarRecursosDoProjeto'
  | 'lerAnexoDoRecurso'
  | 'lerPedidoDeDesistencia'
  | 'lerRecusaDeSuplente'
  | 'listarInstrutores'
  | 'lerTermo'
  | 'lerDeclaracaoDoAluno'
  | 'lerHistorico'
  | 'lerAnuencia'
  | 'listarFrequencias'
  | 'lerDocumentoDaFrequencia'
  | 'lerRelatorioDisciplinas'
  | 'lerRelatorioCoordenador'
  | 'gerarPdfDasDisciplinas'
  | 'gerarPdfDaAtividade'
  | 'gerarPdfDoCoordenador';
export type Leituras = { readonly [N in Leitura]: Executar<Api[N]> };

/** The record that a part belongs to. */
export interface Dono {
  readonly id: number;
  /** The reader takes part in its project. */
  readonly propria: boolean;
}

type Pedida<N extends Leitura> = {
  readonly params: ParamsOf<Api[N]>;
  /** Absent: nothing is asked for. */
  readonly query?: QueryOf<Api[N]>;
  readonly dono?: Dono;
};

const FORA: ReadonlySet<DomainError['kind']> = new Set([
  'naoPermitido',
  'naoEncontrado',
  'conflito',
  'danificado',
]);

/** Why the reader does not get this part; throws any other error. */
function porqueFicaFora(erro: unknown): string {
  if (!(erro instanceof DomainError && FORA.has(erro.kind))) throw erro;
  return erro.kind === 'danificado' ? MENSAGENS_PACOTE.arquivoPerdido : erro.message;
}

/** The answer of a call, or why the reader does not get it. */
export type Lido<T> = { readonly dados: T } | { readonly porque: string };

export function leitor(ctx: Contexto<Usuario>, leituras: Leituras) {
  async function responder<N extends Leitura>(nome: N, { params, query, dono }: Pedida<N>) {
    const pedido = {
      params,
      query: query ?? {},
      corpo: () => undefined,
      legivel: () => ({}),
      arquivo: () => Promise.reject(new Error('a read takes no file')),
    } as Pedido<Api[N]>;
    const alvo =
      dono === undefined ? null : { id: dono.id, relacao: dono.propria ? 'dono' : ('nenhuma' as const) };
    return leituras[nome]({ ...ctx, alvo } as ContextoDe<Api[N]>, pedido);
  }
  return {
    /** As the call's schema lets it out. */
    async dados<N extends Leitura>(nome: N, pedida: Pedida<N>): Promise<Lido<AnswerOf<Api[N]>>> {
      try {
        const { status, dados } = (await responder(nome, pedida)) as { status: number; dados: unknown };
        const route: Route = rotas[nome];
        return { dados: route.answers[status]?.parse(dados) as AnswerOf<Api[N]> };
      } catch (erro) {
        return { porque: porqueFicaFora(erro) };
      }
    },
    async arquivo<N extends Leitura>(nome: N, pedida: Pedida<N>): Promise<Lido<Bytes>> {
      try {
        const { arquivo } = (await responder(nome, pedida)) as { readonly arquivo: Bytes };
        return { dados: arquivo };
      } catch (erro) {
        return { porque: porqueFicaFora(erro) };
      }
    },
  };
}
export type Leitor = ReturnType<typeof leitor>;
