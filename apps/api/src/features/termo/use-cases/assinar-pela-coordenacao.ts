import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import { comTermoAssinado } from '@instrutoria/domain/instrutor/transitions.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import type { AssinaturaDoTermo } from '@instrutoria/domain/termo/types.ts';
import type { ComPreparo, Contexto, ContextoDe, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { type ConferenciaDatada, conferirArquivo } from '../../../documents/assinatura/conferir-arquivo.ts';
import { montarTermo } from '../../../documents/pdf/termo/montar.ts';
import { guardarConferencia } from '../../arquivo/assinaturas-repository.ts';
import { inserirArquivo, lerLogotipo, novaReferencia, soltarArquivos } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharProfessor, type ProfessorGuardado } from '../../conta/repository.ts';
import { instrutorNaoEncontrado, relacaoComInstrutor } from '../../instrutor/relacao-queries.ts';
import { acharInstrutor, salvarInstrutor } from '../../instrutor/repository.ts';
import type { TermoLido } from '../../instrutor/termo-queries.ts';
import { concluirTermo, inserirAssinatura } from '../repository.ts';
import { exigirTermoAberto, type TravarInstrutor, termoNaResposta } from './termo-aberto.ts';

type Ctx = ContextoDe<Api['assinarTermo']>;

export const lerTermoAAssinar: Executar<Api['lerTermoAAssinar']> = async (ctx, { params }) => {
  const instrutor = await acharInstrutor(ctx.db, params.id);
  if (instrutor === null) throw instrutorNaoEncontrado();
  return { status: 200, dados: await termoNaResposta(ctx.db, instrutor, 'COORDENADOR', 'SENHA') };
};

interface Assinado {
  readonly assinatura: AssinaturaDoTermo;
  readonly termoId: number;
  readonly referencia: string;
  readonly tamanho: number;
  readonly sha256: string;
  readonly assinaturas: ConferenciaDatada;
  desfazer(): Promise<void>;
}

/** The paper with both signatures. It is stored before the transaction, and removed when that fails. */
async function guardarPapel(ctx: Ctx, termo: TermoLido, assinatura: AssinaturaDoTermo) {
  const { storage, config, pdf } = ctx.deps;
  const codigo = termo.emCurso?.codigo ?? '';
  const bytes = await pdf.documento(async () => {
    const { instituicao, fuso } = await lerConfiguracao(ctx.db);
    return montarTermo({
      ...{ instituicao, fuso, edital: termo.fatos.edital, projetoId: termo.fatos.projeto.id },
      logo: await lerLogotipo(storage, instituicao.logo),
      texto: termo.texto,
      em: new Date(assinatura.em),
      assinado: {
        ...{ codigo, endereco: `${config.publicUrl}/termo/${codigo}` },
        ...{ sha256: termo.sha256, modelo: termo.modelo },
        assinaturas: [...termo.assinaturas, assinatura],
      },
    });
  });
  const referencia = novaReferencia();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage.putBytes(referencia, bytes);
  try {
    const assinaturas = await conferirArquivo(ctx.deps, { referencia, sha256 });
    return { referencia, sha256, tamanho: bytes.length, assinaturas };
  } catch (error) {
    await storage.remove(referencia);
    throw error;
  }
}

/** The last signature: the signed paper takes the place of the termo's file, in order without another check. */
export const assinarTermo = ({
  confereSenhaAtual,
  instrutorTravado,
}: {
  /** Counts a wrong password like a login. */
  readonly confereSenhaAtual: (
    ctx: Contexto,
    pessoa: ProfessorGuardado,
    senhaAtual: string,
  ) => Promise<boolean>;
  readonly instrutorTravado: TravarInstrutor;
}): ComPreparo<Api['assinarTermo'], Assinado | null> => ({
  async preparar(ctx, pedido) {
    // Others are refused after this. Before that they must not try passwords or have a paper made.
    const relacao = await relacaoComInstrutor(ctx.db, ctx.usuario, pedido.params.id);
    if (relacao !== 'dono' && relacao !== 'vice') return null;
    const { sha256, senhaAtual = '' } = pedido.corpo();
    const instrutor = await acharInstrutor(ctx.db, pedido.params.id);
    const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
    if (instrutor === null) throw instrutorNaoEncontrado();
    if (pessoa === null) throw new Error('a session without its person');
    const termo = await exigirTermoAberto(ctx.db, instrutor, 'COORDENADOR', sha256);
    if (pessoa.cpfDigitos === termo.fatos.cpf)
      throw new DomainError('conflito', 'MESMA_PESSOA', M.mesmaPessoa);
    if (senhaAtual === '') {
      exigirSemProblemas([problema('senhaAtual', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]);
    }
    if (!(await confereSenhaAtual(ctx, pessoa, senhaAtual))) {
      exigirSemProblemas([
        problema('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta),
      ]);
    }
    const assinatura: AssinaturaDoTermo = {
      ...{ papel: 'COORDENADOR', nome: pessoa.nome, cpf: pessoa.cpfDigitos, meio: 'SENHA' },
      em: ctx.agora.toISOString(),
    };
    const papel = await guardarPapel(ctx, termo, assinatura);
    return {
      ...papel,
      assinatura,
      termoId: termo.emCurso?.id ?? 0,
      desfazer: () => ctx.deps.storage.remove(papel.referencia),
    };
  },

  async executar(ctx, pedido, pronto) {
    const { id } = pedido.params;
    if (pronto === null) throw instrutorNaoEncontrado();
    const { assinatura, termoId, referencia, tamanho, sha256, assinaturas } = pronto;
    const { instrutor } = await instrutorTravado(ctx, id);
    const termo = await exigirTermoAberto(ctx.db, instrutor, 'COORDENADOR', pedido.corpo().sha256);
    if (termo.emCurso?.id !== termoId) throw new DomainError('conflito', 'TERMO_MUDOU', M.mudou);
    const em = new Date(assinatura.em);
    await inserirAssinatura(ctx.db, {
      ...{ ...assinatura, termoId, em, endereco: ctx.endereco },
      ...{ estudanteId: null, professorId: ctx.usuario.id },
    });
    const vinculo = `instrutor:${id}`;
    await inserirArquivo(ctx.db, {
      ...{ referencia, tipo: 'termo', mime: 'application/pdf', tamanho, sha256 },
      ...{ donoId: ctx.usuario.id, vinculo, criadoEm: ctx.deps.clock.real() },
    });
    await guardarConferencia(ctx.db, assinaturas);
    await concluirTermo(ctx.db, termoId, { em, arquivo: referencia, arquivoSha256: sha256 });
    // Nobody checked it: the product knows who signed.
    const depois = comTermoAssinado(instrutor, referencia, ctx.agora);
    await salvarInstrutor(ctx.db, instrutor, depois, { agora: ctx.agora, quem: null });
    if (ehArquivo(instrutor.termo_compromisso)) await soltarArquivos(ctx, vinculo, [referencia], 'termo');
    await auditar(ctx, {
      acao: 'assinarTermo',
      registro: { tipo: 'instrutor', id },
      depois: { termo: termoId, sha256: termo.sha256, arquivo: sha256, modelo: termo.modelo },
    });
    return { status: 200, dados: { message: M.assinadoPorTodos } };
  },

  desfazer: async (pronto) => pronto?.desfazer(),
});
