import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { avisosDoSistema as avisos, situacaoGeral } from '@instrutoria/domain/sistema/rules.ts';
import { EMBEDDED_VERSION } from '@instrutoria/postgres-embutido/version.ts';
import { contarEmails } from '../../../adapters/mail/filas.ts';
import { lerOperacoes } from '../../../adapters/operations-file.ts';
import type { Partes } from '../../../adapters/part-checks.ts';
import { rpIdDe } from '../../../adapters/passkeys.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { contarChavesPerdidas } from '../../conta/fator-repository.ts';
import { contarMortas } from '../../webhook/repository.ts';

/** The internal address gives every caller the same cached answer, because monitors ask often. */
export async function detalhesDaSaude(
  partes: Partes,
  como: { readonly agora: boolean },
): Promise<AnswerOf<Api['saudeDetalhes']>> {
  const examinadas = await partes.examinar(como);
  return {
    status: situacaoGeral(examinadas),
    partes: examinadas.map(({ desde, ultimaFalha, ...resto }) => ({
      ...resto,
      desde: desde.toISOString(),
      ultimaFalha:
        ultimaFalha === null
          ? null
          : { ...ultimaFalha, de: ultimaFalha.de.toISOString(), ate: ultimaFalha.ate.toISOString() },
    })),
  };
}

export const saudeDetalhes: Executar<Api['saudeDetalhes']> = async ({ deps }) => ({
  status: 200,
  dados: await detalhesDaSaude(deps.partes, { agora: true }),
});

export const avisosDoSistema: Executar<Api['avisosDoSistema']> = async ({ deps, db }) => {
  const [partes, operacoes, { mortos }, avisosMortos, chavesPerdidas, fuso] = await Promise.all([
    deps.partes.examinar(),
    lerOperacoes(deps.config.dataDir),
    contarEmails(db),
    contarMortas(db),
    contarChavesPerdidas(db, rpIdDe(deps.config)),
    lerFuso(db),
  ]);
  const estado = {
    ...operacoes,
    partes,
    emailsMortos: mortos,
    avisosMortos,
    chavesPerdidas,
    servidorEmbutidoDe: deps.database.mode === 'embedded' ? EMBEDDED_VERSION.published : null,
    fuso,
    demonstracao: deps.config.demonstracao,
  };
  return { status: 200, dados: avisos(estado, deps.clock.real()) };
};
