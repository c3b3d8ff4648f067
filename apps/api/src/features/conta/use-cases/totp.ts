import type { Api } from '@instrutoria/contract/api.ts';
import { CADASTRO_DO_TOTP_MS } from '@instrutoria/domain/fator/limits.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { ehOUltimoFator, limparCodigo, temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { abrirSelado } from '../../../adapters/mail/seal.ts';
import { enderecoTotp, novoSegredoTotp, passoDoCodigo } from '../../../adapters/totp.ts';
import type { ComPreparo, Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarFatorMudado } from '../avisar-fator.ts';
import { apagarTotp, confirmarTotpDe, fatoresDe, iniciarTotpDe, totpDe } from '../fator-repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';
import { exigirOutroFator } from './exigir-outro-fator.ts';
import { comecarComFator, terminarSemFator } from './primeiro-fator.ts';
import { conferirProva, gastarProva, type ProvaConferida } from './prova.ts';
import { registrarFalha } from './registrar-falha.ts';
import { loginCerto, reservarLogin, tentativaDoFator } from './tentativas.ts';

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

async function exigirSemTotp(ctx: Contexto): Promise<void> {
  if ((await fatoresDe(ctx.db, ctx.usuario.id)).totp) {
    throw conflito('TOTP_JA_CADASTRADO', MENSAGENS_FATOR.totpJaCadastrado);
  }
}

export const iniciarTotp: ComPreparo<Api['iniciarTotp'], ProvaConferida> = {
  async preparar(ctx, chamada) {
    await exigirSemTotp(ctx);
    return conferirProva(ctx, chamada.corpo());
  },
  async executar(ctx, _chamada, prova) {
    const { db, deps, usuario } = ctx;
    await gastarProva(ctx, prova);
    await exigirSemTotp(ctx);
    const pessoa = await acharProfessor(db, usuario.id);
    const { instituicao } = await lerConfiguracao(db);
    const segredo = novoSegredoTotp();
    const selada = deps.sealOfFactors.fechar(JSON.stringify(segredo));
    await iniciarTotpDe(db, usuario.id, selada, deps.clock.real());
    await auditar(ctx, { acao: 'iniciarTotp', registro: { tipo: 'professor', id: usuario.id } });
    const emissor = instituicao.sigla === '' ? 'Instrutoria' : `Instrutoria ${instituicao.sigla}`;
    const uri = enderecoTotp(segredo, { conta: pessoa?.email ?? '', emissor });
    return { status: 201, dados: { segredo, uri } };
  },
};

/** The step of a right first code. Throws 409 when no enrolment waits for one, 422 for a wrong code. */
async function passoDoPrimeiroCodigo(ctx: Contexto, codigo: string): Promise<number> {
  const { deps, db, usuario } = ctx;
  const agora = deps.clock.real();
  const totp = await totpDe(db, usuario.id);
  const espera =
    totp !== null &&
    totp.confirmadoEm === null &&
    agora.getTime() - totp.criadoEm.getTime() <= CADASTRO_DO_TOTP_MS;
  const segredo = espera ? abrirSelado<string>(deps.sealOfFactors, totp.chave) : null;
  if (segredo === null) throw conflito('TOTP_NAO_INICIADO', MENSAGENS_FATOR.totpNaoIniciado);
  const passo = passoDoCodigo(segredo, limparCodigo(codigo), agora);
  if (passo === null) {
    await registrarFalha(ctx, 'segundoFatorFalhou', usuario.id);
    throw new DomainError('invalido', 'CODIGO_INCORRETO', MENSAGENS_FATOR.codigoIncorreto, [
      problema('codigo', 'CODIGO_INCORRETO', MENSAGENS_FATOR.codigoIncorreto),
    ]);
  }
  return passo;
}

export const confirmarTotp: ComPreparo<Api['confirmarTotp'], number> = {
  async preparar(ctx, chamada) {
    const { codigo = '' } = chamada.corpo();
    if (codigo.trim() === '') {
      exigirSemProblemas([problema('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.codigoVazio)]);
    }
    const tentativa = tentativaDoFator(ctx.usuario.id, { endereco: ctx.endereco, dispositivo: null });
    await reservarLogin(ctx.deps, tentativa);
    const passo = await passoDoPrimeiroCodigo(ctx, codigo);
    await loginCerto(ctx.db, tentativa);
    return passo;
  },
  async executar(ctx, _chamada, passo) {
    const { db, deps, usuario } = ctx;
    await travarProfessor(db, usuario.id);
    const primeiro = !temFator(await fatoresDe(db, usuario.id));
    if (!(await confirmarTotpDe(db, usuario.id, passo, deps.clock.real()))) {
      throw conflito('TOTP_NAO_INICIADO', MENSAGENS_FATOR.totpNaoIniciado);
    }
    const codigos = primeiro ? { codigos: await comecarComFator(ctx) } : {};
    await auditar(ctx, { acao: 'confirmarTotp', registro: { tipo: 'professor', id: usuario.id } });
    await avisarFatorMudado(ctx, 'um aplicativo autenticador foi cadastrado');
    return { status: 200, dados: { message: MENSAGENS_FATOR.totpCadastrado, ...codigos } };
  },
};

export const removerTotp: ComPreparo<Api['removerTotp'], ProvaConferida> = {
  async preparar(ctx, chamada) {
    const fatores = await fatoresDe(ctx.db, ctx.usuario.id);
    if (!fatores.totp) {
      throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_FATOR.totpNaoCadastrado);
    }
    await exigirOutroFator(ctx, fatores);
    return conferirProva(ctx, chamada.corpo());
  },
  async executar(ctx, _chamada, prova) {
    const { db, usuario } = ctx;
    await gastarProva(ctx, prova);
    const fatores = await fatoresDe(db, usuario.id);
    await exigirOutroFator(ctx, fatores);
    if (!(await apagarTotp(db, usuario.id))) {
      throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_FATOR.totpNaoCadastrado);
    }
    if (ehOUltimoFator(fatores)) await terminarSemFator(ctx);
    await auditar(ctx, { acao: 'removerTotp', registro: { tipo: 'professor', id: usuario.id } });
    await avisarFatorMudado(ctx, 'o aplicativo autenticador foi removido');
    return { status: 200, dados: { message: MENSAGENS_FATOR.totpRemovido } };
  },
};
