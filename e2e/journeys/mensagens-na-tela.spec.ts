import { readFile } from 'node:fs/promises';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { MENSAGENS_RELATORIO } from '@instrutoria/domain/relatorio/messages.ts';
import { ehSemRecusa, SEM_RECUSA } from '@instrutoria/domain/testing/sem-recusa.ts';
import { expect, test } from '../support/fixtures.ts';
import { conferirLinha } from '../support/mensagens.ts';
import { GRUPOS } from '../support/mensagens-na-tela.ts';
import { MODAIS } from '../support/modais.ts';
import { novaPessoa } from '../support/pessoas.ts';
import { provaOTexto } from '../support/prova-em-teste.ts';
import { EM_OUTRO_TESTE, SO_PELA_FORMA } from '../support/provas.ts';
import { abrirTela } from '../support/visitar.ts';

for (const { tela: path, linhas } of GRUPOS) {
  test(`T-L4: the forms in which ${path} tells its messages`, async ({ page, app, quem, retomar }) => {
    const pessoa = await novaPessoa(app.url);
    await abrirTela({ page, quem, retomar }, path, pessoa);
    for (const linha of linhas) {
      await test.step(`${linha.forma} ${linha.campo ?? ''}: ${linha.texto}`, () =>
        conferirLinha({ page, app, pessoa }, linha));
    }
  });
}

/** The catalogues of the screens that exist; a text that is made of others is proved with them. */
const CATALOGOS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  MENSAGENS_ARQUIVO,
  MENSAGENS_AVALIACAO,
  MENSAGENS_AVISO,
  MENSAGENS_CONFIGURACAO,
  MENSAGENS_CONTA,
  MENSAGENS_EDITAL,
  MENSAGENS_FREQUENCIA,
  MENSAGENS_GERAIS,
  MENSAGENS_INSTRUTOR,
  MENSAGENS_PROJETO,
  MENSAGENS_RECURSO,
  MENSAGENS_RELATORIO,
};
const temTabela = (catalogo: string): catalogo is keyof typeof SEM_RECUSA => catalogo in SEM_RECUSA;

const TEXTOS = Object.values(CATALOGOS).flatMap((textos) => Object.values(textos));

/** Each text that another test is said to prove. */
const PROVAS = Object.entries(EM_OUTRO_TESTE).flatMap(([arquivo, testes]) =>
  Object.entries(testes).flatMap(([titulo, catalogos]) =>
    Object.entries(catalogos).flatMap(([catalogo, chaves]) =>
      chaves.map((chave) => ({ arquivo, titulo, catalogo, chave })),
    ),
  ),
);

test('every message of the catalogues is proved on the server, in a form of a screen, or where it is said to be', async () => {
  const naTela = [
    ...GRUPOS.flatMap(({ linhas }) => linhas.map(({ texto }) => texto)),
    ...Object.values(MODAIS).flatMap((modais) => modais.map(({ nome }) => nome)),
  ];
  const provadas = new Set<string>();
  for (const { arquivo, titulo, catalogo, chave } of PROVAS) {
    const fonte = await readFile(new URL(`../../${arquivo}`, import.meta.url), 'utf8');
    const lido = CATALOGOS[catalogo]?.[chave];
    // Words that several messages share say none of them: there it must be named.
    const texto = TEXTOS.filter((cada) => cada === lido).length === 1 ? lido : undefined;
    expect
      .soft(
        provaOTexto(fonte, { titulo, catalogo, chave, texto }),
        `${arquivo}, “${titulo}”, proves ${catalogo}.${chave}`,
      )
      .toBe(true);
    provadas.add(`${catalogo}.${chave}`);
  }
  for (const [catalogo, chaves] of Object.entries(SO_PELA_FORMA))
    for (const chave of chaves) provadas.add(`${catalogo}.${chave}`);
  const todas = Object.entries(CATALOGOS).flatMap(([catalogo, textos]) =>
    Object.entries(textos).map(([chave, texto]) => ({ catalogo, chave, texto })),
  );
  const faltam = todas.filter(
    ({ catalogo, chave, texto }) =>
      typeof texto === 'string' &&
      !provadas.has(`${catalogo}.${chave}`) &&
      !(temTabela(catalogo) && !ehSemRecusa(catalogo, chave)) &&
      !naTela.some((dito) => dito === texto || dito.endsWith(`: ${texto}`)),
  );
  expect(faltam, 'messages that nothing proves').toEqual([]);
  const nomes = new Set(todas.map(({ catalogo, chave }) => `${catalogo}.${chave}`));
  const conhecidas = [
    ...provadas,
    ...Object.entries(SEM_RECUSA).flatMap(([catalogo, chaves]) =>
      chaves.map((chave) => `${catalogo}.${chave}`),
    ),
  ];
  expect(
    conhecidas.filter((nome) => !nomes.has(nome)),
    'keys of no catalogue',
  ).toEqual([]);
});
