import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { fatorExigido } from '@instrutoria/domain/fator/rules/fatores.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { novoDesafio, opcoesDeUso, rpIdDe } from '../../../adapters/passkeys.ts';
import type { Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { chavesDe, contarCodigos, totpDe } from '../fator-repository.ts';
import { criarPedido } from '../pedido-repository.ts';
import { exigirRpId } from './entrar-com-chave.ts';

export const lerFatores: Executar<Api['lerFatores']> = async (ctx) => {
  const { db, deps, usuario } = ctx;
  const rpId = rpIdDe(deps.config);
  const totp = await totpDe(db, usuario.id);
  const chaves = await chavesDe(db, usuario.id);
  const desde = totp?.confirmadoEm ?? null;
  return {
    status: 200,
    dados: {
      totp:
        desde === null
          ? null
          : { desde: desde.toISOString(), ultimoUso: totp?.ultimoUso?.toISOString() ?? null },
      chaves: chaves.map(({ id, nome, criadaEm, ultimoUso, rpId: deOnde }) => ({
        id,
        nome,
        criadaEm: criadaEm.toISOString(),
        ultimoUso: ultimoUso?.toISOString() ?? null,
        perdida: deOnde !== rpId,
      })),
      codigos: await contarCodigos(db, usuario.id),
      exigido: fatorExigido(usuario, await lerConfiguracao(db)),
      chavesPossiveis: rpId !== null,
    },
  };
};

export const desafiarChave: Executar<Api['desafiarChave']> = async (ctx) => {
  const { db, deps, usuario } = ctx;
  const rpId = exigirRpId(deps);
  const daqui = (await chavesDe(db, usuario.id)).filter((chave) => chave.rpId === rpId);
  if (daqui.length === 0) {
    throw new DomainError('conflito', 'SEM_CHAVE', MENSAGENS_FATOR.chaveNaoEncontrada);
  }
  const desafio = novoDesafio();
  const agora = deps.clock.real();
  const pedido = await criarPedido(db, {
    finalidade: 'confirmar',
    professorId: usuario.id,
    desafio,
    agora,
  });
  return { status: 200, dados: { pedido, opcoes: opcoesDeUso(rpId, desafio, daqui) } };
};
