import type { Api } from '@instrutoria/contract/api.ts';
import { CHAVES_POR_PESSOA } from '@instrutoria/domain/fator/limits.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { ehOUltimoFator, problemasDoNomeDaChave, temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import {
  type ChaveGuardada,
  conferirCadastro,
  novoDesafio,
  opcoesDeCadastro,
} from '../../../adapters/passkeys.ts';
import type { ComPreparo, Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarFatorMudado } from '../avisar-fator.ts';
import { apagarChave, chavesDe, fatoresDe, inserirChave, renomearChaveDe } from '../fator-repository.ts';
import { criarPedido, queimarPedido } from '../pedido-repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';
import { exigirRpId } from './entrar-com-chave.ts';
import { exigirOutroFator } from './exigir-outro-fator.ts';
import { comecarComFator, terminarSemFator } from './primeiro-fator.ts';
import { conferirProva, gastarProva, type ProvaConferida } from './prova.ts';

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

function naoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_FATOR.chaveNaoEncontrada);
}

async function exigirLugar(ctx: Contexto): Promise<void> {
  const { chaves } = await fatoresDe(ctx.db, ctx.usuario.id);
  if (chaves >= CHAVES_POR_PESSOA) throw conflito('CHAVES_DEMAIS', MENSAGENS_FATOR.chavesDemais);
}

export const opcoesDaChave: ComPreparo<Api['opcoesDaChave'], ProvaConferida> = {
  async preparar(ctx, chamada) {
    exigirRpId(ctx.deps);
    await exigirLugar(ctx);
    return conferirProva(ctx, chamada.corpo());
  },
  async executar(ctx, _chamada, prova) {
    const { db, deps, usuario } = ctx;
    await gastarProva(ctx, prova);
    const pessoa = await acharProfessor(db, usuario.id);
    if (pessoa === null) throw new Error('a session without its person');
    const { instituicao } = await lerConfiguracao(db);
    const [agora, desafio] = [deps.clock.real(), novoDesafio()];
    const pedido = await criarPedido(db, {
      finalidade: 'cadastrarChave',
      professorId: usuario.id,
      desafio,
      agora,
    });
    await auditar(ctx, { acao: 'opcoesDaChave', registro: { tipo: 'professor', id: usuario.id } });
    const rp = { id: exigirRpId(deps), name: `Instrutoria ${instituicao.sigla}`.trim() };
    const chaves = await chavesDe(db, usuario.id);
    return { status: 200, dados: { pedido, opcoes: opcoesDeCadastro(rp, { desafio, pessoa, chaves }) } };
  },
};

export const cadastrarChave: ComPreparo<Api['cadastrarChave'], ChaveGuardada> = {
  async preparar(ctx, chamada) {
    const { pedido: token = '', nome, chave } = chamada.corpo();
    exigirSemProblemas(problemasDoNomeDaChave(nome));
    const pedido = await queimarPedido(ctx.db, token, 'cadastrarChave', ctx.deps.clock.real());
    const desafio = pedido?.professorId === ctx.usuario.id ? pedido.desafio : null;
    const nova =
      desafio === null || chave === undefined
        ? null
        : await conferirCadastro(ctx.deps.config, desafio, chave);
    if (nova === null) throw conflito('CADASTRO_DA_CHAVE_FALHOU', MENSAGENS_FATOR.cadastroDaChaveFalhou);
    return nova;
  },
  async executar(ctx, chamada, nova) {
    const { db, deps, usuario } = ctx;
    const nome = (chamada.corpo().nome ?? '').trim();
    await travarProfessor(db, usuario.id);
    const primeiro = !temFator(await fatoresDe(db, usuario.id));
    await exigirLugar(ctx);
    const criadaEm = deps.clock.real();
    const rpId = exigirRpId(deps);
    if (!(await inserirChave(db, { ...nova, professorId: usuario.id, nome, rpId, criadaEm }))) {
      throw conflito('CHAVE_REPETIDA', MENSAGENS_FATOR.chaveRepetida);
    }
    const codigos = primeiro ? { codigos: await comecarComFator(ctx) } : {};
    const registro = { tipo: 'professor', id: usuario.id };
    await auditar(ctx, { acao: 'cadastrarChave', registro, depois: { nome } });
    await avisarFatorMudado(ctx, 'uma chave de acesso foi cadastrada');
    return { status: 201, dados: { message: MENSAGENS_FATOR.chaveCadastrada, ...codigos } };
  },
};

export const renomearChave: Executar<Api['renomearChave']> = async (ctx, { params, corpo }) => {
  const { nome = '' } = corpo();
  exigirSemProblemas(problemasDoNomeDaChave(nome));
  const { id } = ctx.usuario;
  if (!(await renomearChaveDe(ctx.db, id, params.id, nome.trim()))) throw naoEncontrada();
  const depois = { chave: params.id, nome: nome.trim() };
  await auditar(ctx, { acao: 'renomearChave', registro: { tipo: 'professor', id }, depois });
  return { status: 200, dados: { message: MENSAGENS_FATOR.chaveRenomeada } };
};

async function exigirChave(ctx: Contexto, id: number): Promise<void> {
  if (!(await chavesDe(ctx.db, ctx.usuario.id)).some((chave) => chave.id === id)) throw naoEncontrada();
}

export const removerChave: ComPreparo<Api['removerChave'], ProvaConferida> = {
  async preparar(ctx, chamada) {
    await exigirChave(ctx, chamada.params.id);
    await exigirOutroFator(ctx, await fatoresDe(ctx.db, ctx.usuario.id));
    return conferirProva(ctx, chamada.corpo());
  },
  async executar(ctx, { params }, prova) {
    const { db, usuario } = ctx;
    await gastarProva(ctx, prova);
    const fatores = await fatoresDe(db, usuario.id);
    await exigirOutroFator(ctx, fatores);
    if (!(await apagarChave(db, usuario.id, params.id))) throw naoEncontrada();
    if (ehOUltimoFator(fatores)) await terminarSemFator(ctx);
    const registro = { tipo: 'professor', id: usuario.id };
    await auditar(ctx, { acao: 'removerChave', registro, antes: { chave: params.id } });
    await avisarFatorMudado(ctx, 'uma chave de acesso foi removida');
    return { status: 200, dados: { message: MENSAGENS_FATOR.chaveRemovida } };
  },
};
