import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import type { Grupo } from '../support/mensagens.ts';
import { GRUPOS_DA_ADMINISTRACAO } from '../support/mensagens-da-administracao.ts';
import { GRUPOS_DA_AVALIACAO } from '../support/mensagens-da-avaliacao.ts';
import { GRUPOS_DA_CONTA } from '../support/mensagens-da-conta.ts';
import { GRUPOS_DAS_JANELAS } from '../support/mensagens-das-janelas.ts';
import { GRUPOS_DO_ENVIO } from '../support/mensagens-do-envio.ts';
import { GRUPOS_DOS_INSTRUTORES } from '../support/mensagens-dos-instrutores.ts';
import { GRUPOS_DOS_PASSOS } from '../support/mensagens-dos-passos.ts';
import { GRUPOS_DOS_TEXTOS } from '../support/mensagens-dos-textos.ts';
import {
  CATALOGOS,
  EM_OUTRA_JORNADA,
  EM_OUTRO_LUGAR,
  SEM_LINHA_PROPRIA,
  SO_DO_SERVIDOR,
} from '../support/mensagens-so-do-servidor.ts';
import { testarMensagens } from '../support/testar-mensagens.ts';

const grupos: readonly Grupo[] = [
  ...GRUPOS_DA_CONTA,
  ...GRUPOS_DOS_PASSOS,
  ...GRUPOS_DOS_TEXTOS,
  ...GRUPOS_DO_ENVIO,
  ...GRUPOS_DA_ADMINISTRACAO,
  ...GRUPOS_DAS_JANELAS,
];

testarMensagens(grupos);

test('every message of the catalogues is provoked on a screen, or said to be the server’s alone', async () => {
  const daTabela = new Set(
    [...grupos, ...GRUPOS_DA_AVALIACAO, ...GRUPOS_DOS_INSTRUTORES].flatMap(({ linhas }) =>
      linhas.map(({ texto }) => texto),
    ),
  );
  const provocada = (texto: string) =>
    daTabela.has(texto) ||
    [...daTabela].some((maior) => maior.startsWith(`${texto} (`) || maior.endsWith(`: ${texto}`)) ||
    texto in EM_OUTRA_JORNADA ||
    texto in EM_OUTRO_LUGAR;
  const textos = Object.entries(CATALOGOS).flatMap(([catalogo, mensagens]) =>
    Object.entries(mensagens).map(([chave, texto]) => ({ chave: `${catalogo}.${chave}`, texto })),
  );
  const explicadas = { ...SO_DO_SERVIDOR, ...SEM_LINHA_PROPRIA };
  const faltam = textos.filter(({ texto }) => !provocada(texto) && !(texto in explicadas));
  expect(faltam, 'messages that no row provokes').toEqual([]);
  const demais = Object.keys(explicadas).filter((texto) => provocada(texto));
  expect(demais, 'said to be the server’s alone, and provoked all the same').toEqual([]);
  for (const [texto, arquivo] of Object.entries({ ...EM_OUTRA_JORNADA, ...EM_OUTRO_LUGAR })) {
    const journey = await readFile(new URL(arquivo, import.meta.url), 'utf8');
    const chaves = Object.values(CATALOGOS)
      .flatMap((mensagens) => Object.entries(mensagens))
      .filter(([, valor]) => valor === texto)
      .map(([chave]) => new RegExp(`\\b[A-Z](?:[A-Z_]*[A-Z])?\\.${chave}\\b`));
    const tem = journey.includes(`'${texto}'`) || chaves.some((chave) => chave.test(journey));
    expect(tem, `${arquivo} holds “${texto}”, or names it`).toBe(true);
  }
});
