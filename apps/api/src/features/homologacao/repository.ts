import type { AtoDaHomologacao } from '@instrutoria/domain/homologacao/maquina.ts';
import type { Mudanca } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import type { HomologacaoGuardada } from '@instrutoria/domain/homologacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';

interface Feito {
  readonly projetoId: number;
  readonly ato: AtoDaHomologacao;
  readonly antes: HomologacaoGuardada;
  readonly depois: HomologacaoGuardada;
  readonly autorId: number;
  readonly quando: Date;
  /** The reason, or the coordinator's text. */
  readonly texto: string;
  readonly mudancas?: readonly Mudanca[];
}

/** Writes the project's new state, and the act to its history. The caller holds the lock on its row. */
export async function gravarAto(db: Executor, feito: Feito): Promise<void> {
  const { projetoId, ato, antes, depois, autorId, quando, texto, mudancas } = feito;
  const { estado, secoes, motivo, ate, recorreu } = depois;
  const agora = { estado, secoes: [...secoes], motivo, ate, recorreu, mudadoEm: quando };
  await run(
    db,
    sql`
      insert into homologacao ${values({ projetoId, versao: 2, ...agora })}
      on conflict (projeto_id) do update set ${assignments(agora)}, versao = homologacao.versao + 1
    `,
  );
  const linha = {
    projetoId,
    ato,
    de: antes.estado,
    para: estado,
    autorId,
    quando,
    texto,
    secoes: [...secoes],
    ate,
    mudancas: mudancas === undefined ? null : json(mudancas),
  };
  await run(db, sql`insert into homologacao_ato ${values(linha)}`);
}
