import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { escolher } from '@instrutoria/domain/kernel/objetos.ts';
import { TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import { visaoDoProjeto } from '@instrutoria/domain/projeto/policies.ts';
import {
  nomesNaProposta,
  type PropostaProcurada,
} from '@instrutoria/domain/projeto/rules/nomes-na-proposta.ts';
import type { PessoaProcurada } from '@instrutoria/domain/projeto/rules/nomes-no-texto.ts';
import type { LeituraDoComprovante } from '@instrutoria/domain/projeto/types.ts';
import { lerSemNomes, textoDoComprovante } from '../../../adapters/files/pdf-sem-nomes.ts';
import type { ComPreparo, Contexto, Executar } from '../../../context.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { comprovanteDoPacote, equipeDoProjeto, pessoasProcuradas } from '../nomes-queries.ts';
import { lerCronogramas, lerProjetoInteiro } from '../queries.ts';
import { projetoNaoEncontrado, relacaoComProjeto } from '../relacao-queries.ts';
import { propostaRecebida } from './proposta-recebida.ts';

type Achados = AnswerOf<Api['procurarNomes']>;
type Textos = Omit<PropostaProcurada, 'paginas'>;

async function lerComprovante(
  ctx: Contexto,
  referencia: string | null,
): Promise<{ readonly comprovante: LeituraDoComprovante; readonly paginas: readonly string[] }> {
  if (referencia === null) return { comprovante: 'nenhum', paginas: [] };
  const bytes = await ctx.deps.storage.bytes(referencia);
  const paginas = await textoDoComprovante(bytes);
  if (paginas === null) return { comprovante: 'naoLido', paginas: [] };
  if ((await lerSemNomes(bytes)) === null) return { comprovante: 'semCopia', paginas };
  return { comprovante: paginas.join('').trim() === '' ? 'semTexto' : 'lido', paginas };
}

/** Stores nothing: for the stored texts the search gives the same result at any time. */
async function procurar(
  ctx: Contexto,
  textos: Textos,
  { pessoas, comprovante: referencia }: { pessoas: readonly PessoaProcurada[]; comprovante: string | null },
): Promise<Achados> {
  const { comprovante, paginas } = await lerComprovante(ctx, referencia);
  return { achados: nomesNaProposta({ ...textos, paginas }, pessoas), comprovante };
}

/** Runs outside a transaction, because a proof of 25 MB takes long. */
export const procurarNomes: ComPreparo<Api['procurarNomes'], Achados> = {
  async preparar(ctx, pedido) {
    const proposta = propostaRecebida(pedido.corpo());
    const eu = ctx.usuario.id;
    const pacote = proposta.comprovante_disciplinas ?? null;
    const pessoas = await pessoasProcuradas(ctx.db, {
      cadastrados: [eu, ...(proposta.professores_colaboradores ?? [])],
      naoCadastrados: proposta.professores_colaboradores_nao_cadastrado ?? [],
      quem: eu,
    });
    const comprovante = pacote === null ? null : await comprovanteDoPacote(ctx.db, pacote, eu);
    const textos = { textos: escolher(proposta, TEXTOS), cronogramas: proposta.cronogramas ?? [] };
    return procurar(ctx, textos, { pessoas, comprovante });
  },
  executar: async (_ctx, _pedido, dados) => ({ status: 200, dados }),
};

/** Names in submitted texts; administrators do not get those of their own projects. */
export const lerNomesDoProjeto: Executar<Api['lerNomesDoProjeto']> = async (ctx, { params: { id } }) => {
  const naoEncontrado = projetoNaoEncontrado();
  const relacao = await relacaoComProjeto(ctx.db, ctx.usuario, id);
  if (relacao !== 'nenhuma') throw naoEncontrado;
  const projeto = await lerProjetoInteiro(ctx.db, id, ctx.agora, visaoDoProjeto(ctx.usuario.tipo, relacao));
  const edital = projeto?.edital ?? null;
  if (projeto === null || edital === null) throw naoEncontrado;
  const semNomes = (await regrasEmVigor(ctx.db, edital.id)).anonimato === 'ambos';
  const equipe = await equipeDoProjeto(ctx.db, id, semNomes);
  if (equipe === null) throw naoEncontrado;
  const { coordenadorId, cadastrados, naoCadastrados } = equipe;
  const quais = { cadastrados: [coordenadorId, ...cadastrados], naoCadastrados, quem: coordenadorId };
  const pessoas = await pessoasProcuradas(ctx.db, quais);
  const textos = { textos: escolher(projeto, TEXTOS), cronogramas: await lerCronogramas(ctx.db, id) };
  const comprovante = projeto.comprovante_disciplinas?.comprovante ?? null;
  return { status: 200, dados: await procurar(ctx, textos, { pessoas, comprovante }) };
};

/**
 * The places with names in texts that are being submitted to a call without names, for the audit; none in
 * other calls.
 */
export async function lugaresComNomes(
  ctx: Contexto,
  editalId: number,
  id: number,
): Promise<readonly string[]> {
  if ((await regrasEmVigor(ctx.db, editalId)).anonimato !== 'ambos') return [];
  const projeto = await lerProjetoInteiro(ctx.db, id, ctx.agora, visaoDoProjeto(ctx.usuario.tipo, 'dono'));
  const equipe = await equipeDoProjeto(ctx.db, id, true);
  if (projeto === null || equipe === null) return [];
  const { coordenadorId, cadastrados, naoCadastrados } = equipe;
  const quais = { cadastrados: [coordenadorId, ...cadastrados], naoCadastrados, quem: coordenadorId };
  const pessoas = await pessoasProcuradas(ctx.db, quais);
  const cronogramas = await lerCronogramas(ctx.db, id);
  const achados = nomesNaProposta({ textos: escolher(projeto, TEXTOS), cronogramas, paginas: [] }, pessoas);
  return [...new Set(achados.map(({ onde }) => onde))];
}
