import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { TestApp } from '../app.ts';
import type { Reply } from '../client.ts';
import { send } from '../client.ts';
import { updateRows } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { createWorld } from '../world.ts';
import type { ProjetoDesignado } from './avaliacoes.ts';

type Aprovacao = NonNullable<Parameters<World['novoDesignado']>[1]>['aprovacao'];

/** An administrator, and projects under assessment. */
export interface CenaDaAvaliacao {
  readonly t: TestApp;
  readonly w: World;
  readonly adm: Pessoa;
  envia<T = unknown>(
    quem: Pessoa | null,
    metodo: string,
    caminho: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply<T>>;
  /** A project of a new call in avaliacao with an evaluator; `dados` set how far the evaluation is. */
  designado(dados?: Aprovacao, edital?: Parameters<World['novoEditalEm']>[1]): Promise<ProjetoDesignado>;
  /** A project of a new call in avaliacao without an evaluator. */
  porDesignar(coordenadorId?: number): Promise<number>;
  /** Puts every call into this phase. */
  todosEm(fase: Fase): Promise<void>;
  /** Closes every call that takes proposals, because while one is open nobody is designated (D2). */
  fecharTodos(): Promise<void>;
}

export function umaCenaDaAvaliacao(t: TestApp, adm: Pessoa, w: World = createWorld(t)): CenaDaAvaliacao {
  return {
    t,
    w,
    adm,
    envia: (quem, metodo, caminho, body, headers = {}) =>
      send(t.url, metodo, caminho, { token: quem?.token, body, headers }),
    designado: async (aprovacao = {}, dados = {}) =>
      w.novoDesignado(await w.novoEditalEm('avaliacao', dados), { aprovacao }),
    porDesignar: async (coordenadorId) =>
      w.novoProjeto(coordenadorId ?? (await w.novaPessoa()).id, await w.novoEditalEm('avaliacao')),
    async todosEm(fase) {
      await updateRows(t, 'edital', { fase, resultadoPublicadoEm: null }, {});
    },
    async fecharTodos() {
      await updateRows(t, 'edital', { fase: 'avaliacao' }, { fase: 'submissao' });
    },
  };
}
