import type { Api } from '@instrutoria/contract/api.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { runFor } from '../../../adapters/caller.ts';
import { type Dispositivo, lerDispositivo, novoDispositivo } from '../../../adapters/device-token.ts';
import type { ComPreparo } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { abrirSessao } from '../abrir-sessao-repository.ts';
import { acharDispositivo, lembrarDispositivo } from '../dispositivo-repository.ts';
import { soEntraPelaInstituicao } from '../entrada-local-queries.ts';
import { loginIncorreto } from '../queries.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { acharPorCpf } from '../repository.ts';
import { registrarFalha } from './registrar-falha.ts';
import { loginCerto, reservarLogin, type Tentativa, tentativaDe } from './tentativas.ts';

interface Conferido {
  readonly pessoa: ProfessorGuardado;
  readonly tentativa: Tentativa;
  readonly dispositivo: Dispositivo;
}

/** The same answer, in the same time, for an unknown CPF and a wrong password (T-A3). */
export const entrar: ComPreparo<Api['entrar'], Conferido> = {
  async preparar(ctx, pedido) {
    const { cpf: digitado = '', password = '', dispositivo: token } = pedido.corpo();
    const digitos = normalizarCpf(digitado);
    const cpf = digitos ?? digitado;
    const lido = lerDispositivo(ctx.deps.keyedHash, token);
    const dispositivo = lido === null ? null : await acharDispositivo(ctx.db, cpf, lido.marca);
    const tentativa = tentativaDe(ctx.deps, { cpf, endereco: ctx.endereco, dispositivo });
    await reservarLogin(ctx.deps, tentativa);
    const pessoa = await acharPorCpf(ctx.db, digitos ?? '');
    const conferir = () => ctx.deps.passwords.confere(password, pessoa?.senha ?? null);
    // A known device has a share separate from all others at its address.
    const share = `dispositivo ${lido?.marca}`;
    const confere = await (dispositivo === null
      ? conferir()
      : runFor({ person: share, address: share }, conferir));
    if (pessoa === null || !confere) {
      await registrarFalha(ctx, 'entrarFalhou', pessoa?.id ?? null);
      throw loginIncorreto();
    }
    return { pessoa, tentativa, dispositivo: lido ?? novoDispositivo(ctx.deps.keyedHash) };
  },
  async executar(ctx, _pedido, { pessoa, tentativa, dispositivo }) {
    if (await soEntraPelaInstituicao(ctx.db, pessoa.id)) {
      throw new DomainError('naoPermitido', 'SO_PELA_INSTITUICAO', MENSAGENS_PORTA.soComAInstituicao);
    }
    await loginCerto(ctx.db, tentativa);
    await lembrarDispositivo(ctx.db, pessoa.id, dispositivo.marca, ctx.deps.clock.real());
    const token = await abrirSessao(ctx, pessoa);
    await auditar(ctx, { acao: 'entrar', registro: { tipo: 'professor', id: pessoa.id }, pessoa: pessoa.id });
    return { status: 200, dados: { token, dispositivo: dispositivo.token } };
  },
};
