import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { doTipo } from './contas.ts';
import { test } from './fixtures.ts';
import { conferirLinha, type Grupo } from './mensagens.ts';
import { novaPessoa } from './pessoas.ts';

const TIPO_DE = {
  administradora: 'administrador',
  presidente: 'PRESIDENTE_COMISSAO',
} as const satisfies Record<string, TipoDeUsuario>;

/** One test for each group: its rows follow one another on one page (T-L4). */
export function testarMensagens(grupos: readonly Grupo[]): void {
  for (const { nome, quem, linhas } of grupos) {
    test(`T-L4: messages of ${nome}`, async ({ page, app, contas, retomar }) => {
      const pessoa = await novaPessoa(app.url);
      if (quem === 'professora') await retomar(page, { ...pessoa, tipo: 'coordenador' });
      else if (quem !== 'ninguem') await retomar(page, doTipo(contas, TIPO_DE[quem])[0]);
      for (const linha of linhas) {
        await test.step(`${linha.forma} ${linha.campo ?? ''}: ${linha.texto}`, () =>
          conferirLinha({ page, app, pessoa }, linha));
      }
    });
  }
}
