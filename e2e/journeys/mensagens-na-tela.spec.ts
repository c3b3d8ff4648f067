import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { test } from '../support/fixtures.ts';
import { conferirLinha } from '../support/mensagens.ts';
import { GRUPOS } from '../support/mensagens-na-tela.ts';
import { novaPessoa } from '../support/pessoas.ts';
import { abrirTela } from '../support/visitar.ts';

for (const { tela: path, linhas } of amostra(GRUPOS, 10)) {
  test(`T-L4: the forms in which ${path} tells its messages`, async ({ page, app, quem, retomar }) => {
    const pessoa = await novaPessoa(app.url);
    await abrirTela({ page, quem, retomar }, path, pessoa);
    for (const linha of linhas) {
      await test.step(`${linha.forma} ${linha.campo ?? ''}: ${linha.texto}`, () =>
        conferirLinha({ page, app, pessoa }, linha));
    }
  });
}
