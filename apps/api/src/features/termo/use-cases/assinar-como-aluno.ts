import { randomBytes, randomInt } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { BYTES_DO_CODIGO } from '@instrutoria/domain/declaracao/limits.ts';
import { formarCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import {
  ALGARISMOS_DO_CODIGO,
  CODIGO_DO_TERMO_MS,
  CODIGOS_POR_HORA,
} from '@instrutoria/domain/termo/limits.ts';
import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import type { MeioDeAssinar } from '@instrutoria/domain/termo/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoCodigoDoTermo, emailDoTermoDaCoordenacao } from '../../../adapters/mail/templates/termo.ts';
import type { ComPreparo, ContextoDe, Deps, Executar } from '../../../context.ts';
import { contar, zerar } from '../../../db/attempt-counts.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { acharConta, type Conta, travarConta } from '../../estudante/queries.ts';
import { contarTentativa } from '../../estudante/tentativas-repository.ts';
import { instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { acharVinculoDoEstudante } from '../../instrutor/repository.ts';
import { anularTermo } from '../../instrutor/termo-queries.ts';
import { gastarCodigo, guardarCodigo, inserirAssinatura, inserirTermo, temCodigo } from '../repository.ts';
import { exigirTermoAberto, type TravarInstrutor, termoNaResposta } from './termo-aberto.ts';

type Ctx = Pick<ContextoDe<Api['assinarMeuTermo']>, 'db' | 'deps' | 'estudante'>;

const meuVinculo = ({ db, estudante }: Ctx, id: number) => acharVinculoDoEstudante(db, estudante.id, id);

async function minhaConta({ db, estudante }: Ctx): Promise<Conta> {
  const conta = await acharConta(db, estudante.id);
  if (conta === null) throw instrutorNaoEncontrado();
  return conta;
}

const meioDe = ({ senha }: Conta): MeioDeAssinar => (senha === null ? 'CODIGO' : 'SENHA');

export const lerMeuTermo: Executar<Api['lerMeuTermo']> = async (ctx, { params }) => {
  const instrutor = await meuVinculo(ctx, params.id);
  const meio = meioDe(await minhaConta(ctx));
  return { status: 200, dados: await termoNaResposta(ctx.db, instrutor, 'ALUNO', meio) };
};

/** Bound to the account and the text, so that a code for an earlier text signs nothing. */
function marcaDoCodigo({ deps, estudante }: Ctx, id: number, sha256: string, codigo: string): string {
  return deps.keyedHash('codigo-do-termo', JSON.stringify([estudante.id, id, sha256, codigo]));
}

export const pedirCodigoDoTermo: Executar<Api['pedirCodigoDoTermo']> = async (ctx, { params: { id } }) => {
  await meuVinculo(ctx, id);
  const conta = await travarConta(ctx.db, ctx.estudante.id);
  if (conta === null) throw instrutorNaoEncontrado();
  if (conta.senha !== null) throw new DomainError('conflito', 'TEM_SENHA', M.temSenha);
  const instrutor = await meuVinculo(ctx, id);
  const { sha256, fatos } = await exigirTermoAberto(ctx.db, instrutor, 'ALUNO', null);
  const agora = ctx.deps.clock.real();
  const { contagem } = await contar(ctx.db, `codigos-do-termo:${conta.id}`, agora, HORA_MS);
  if (contagem > CODIGOS_POR_HORA) throw new DomainError('limite', 'MUITOS_CODIGOS', M.codigosDemais);
  const codigo = String(randomInt(10 ** ALGARISMOS_DO_CODIGO)).padStart(ALGARISMOS_DO_CODIGO, '0');
  await guardarCodigo(ctx.db, {
    instrutorId: id,
    estudanteId: conta.id,
    marca: marcaDoCodigo(ctx, id, sha256, codigo),
    expiraEm: new Date(agora.getTime() + CODIGO_DO_TERMO_MS),
  });
  const remessa = remessaPara(conta, ctx.deps, await lerConfiguracao(ctx.db));
  const email = emailDoCodigoDoTermo({ ...remessa, projeto: fatos.projeto.titulo, codigo });
  await ctx.deps.outbox.enfileirar(ctx.db, email);
  await auditar(ctx, {
    acao: 'pedirCodigoDoTermo',
    registro: { tipo: 'instrutor', id },
    depois: { estudante: conta.id },
  });
  return { status: 200, dados: { message: M.codigoEnviado } };
};

function codigoErrado(): DomainError {
  return new DomainError('invalido', 'CODIGO_INCORRETO', M.codigoErrado, [
    problema('codigo', 'CODIGO_INCORRETO', M.codigoErrado),
  ]);
}

interface Confirmado {
  /** As it was when it was confirmed; null: confirmed by the code. */
  readonly senha: string | null;
  /** The code's mark, to be used up. */
  readonly marca: string | null;
}

export const assinarMeuTermo = ({
  exigirSenhaAtual,
  instrutorTravado,
}: {
  /** Counts a wrong password like a login. */
  readonly exigirSenhaAtual: (deps: Deps, conta: Conta, senhaAtual: string) => Promise<void>;
  readonly instrutorTravado: TravarInstrutor;
}): ComPreparo<Api['assinarMeuTermo'], Confirmado> => ({
  async preparar(ctx, pedido) {
    const { id } = pedido.params;
    const instrutor = await meuVinculo(ctx, id);
    const conta = await minhaConta(ctx);
    const { sha256, senhaAtual = '', codigo = '' } = pedido.corpo();
    await exigirTermoAberto(ctx.db, instrutor, 'ALUNO', sha256);
    if (conta.senha !== null) {
      await exigirSenhaAtual(ctx.deps, conta, senhaAtual);
      return { senha: conta.senha, marca: null };
    }
    const escrito = codigo.replaceAll(/\D/g, '');
    if (escrito === '') exigirSemProblemas([problema('codigo', 'CAMPOS_VAZIOS', M.escrevaOCodigo)]);
    await contarTentativa(ctx.deps, `codigo-do-termo:${conta.id}`);
    const marca = marcaDoCodigo(ctx, id, sha256, escrito);
    if (!(await temCodigo(ctx.db, id, marca, ctx.deps.clock.real()))) throw codigoErrado();
    await zerar(ctx.deps.database.db, `codigo-do-termo:${conta.id}`);
    return { senha: null, marca };
  },

  async executar(ctx, pedido, { senha, marca }) {
    const { id } = pedido.params;
    const { sha256 } = pedido.corpo();
    await meuVinculo(ctx, id);
    const { instrutor, projeto } = await instrutorTravado(ctx, id);
    await meuVinculo(ctx, id);
    const conta = await minhaConta(ctx);
    const termo = await exigirTermoAberto(ctx.db, instrutor, 'ALUNO', sha256);
    // Changed meanwhile, by another session or a link.
    if (conta.senha !== senha) throw new DomainError('conflito', 'TERMO_MUDOU', M.mudou);
    const agora = ctx.deps.clock.real();
    if (marca !== null && !(await gastarCodigo(ctx.db, id, marca, agora))) throw codigoErrado();
    if (termo.anulavel !== null) await anularTermo(ctx.db, termo.anulavel, ctx.agora);
    const termoId = await inserirTermo(ctx.db, {
      instrutorId: id,
      modeloVersao: termo.modelo,
      codigo: formarCodigo(randomBytes(BYTES_DO_CODIGO)),
      ...{ texto: termo.texto, cpf: termo.fatos.cpf, sha256, criadoEm: ctx.agora },
    });
    const meio = meioDe(conta);
    await inserirAssinatura(ctx.db, {
      ...{ termoId, papel: 'ALUNO', nome: termo.fatos.aluno, cpf: termo.fatos.cpf, meio, em: ctx.agora },
      ...{ endereco: ctx.endereco, estudanteId: conta.id, professorId: null },
    });
    const { coordenadorId, projetoId, titulo } = projeto;
    const sobre = { pessoaId: coordenadorId, especie: 'instrutores', projetos: [projetoId] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDoTermoDaCoordenacao({
        ...remessa,
        projeto: { id: projetoId, titulo },
        instrutor: instrutor.nome,
        instrutorId: id,
      }),
    );
    await auditar(ctx, {
      acao: 'assinarMeuTermo',
      registro: { tipo: 'instrutor', id },
      depois: { termo: termoId, sha256, modelo: termo.modelo, meio, estudante: conta.id },
    });
    return { status: 200, dados: { message: M.assinadoPeloAluno } };
  },
});
