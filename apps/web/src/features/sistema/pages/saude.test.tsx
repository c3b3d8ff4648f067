import { MENSAGENS_SISTEMA as M, O_QUE_FAZER } from '@instrutoria/domain/sistema/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { apagarSessao, iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { type Answers, FAULTS, faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click, expectTold } from '../../../testing/screen.ts';
import { Toasts } from '../../../ui/status/toasts.tsx';
import Saude from './saude.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(() => {
  cleanup();
  server.mend();
  server.asked.length = 0;
});

const GB = 1024 ** 3;
const ha = (horas: number) => new Date(Date.now() - horas * 3_600_000).toISOString();
const parte = (qual: string, situacao = 'ok', causa: string | null = null) => ({
  parte: qual,
  situacao,
  causa,
  desde: '2026-03-01T12:00:00Z',
  ultimaFalha: null,
});
const SITUACAO = {
  lidoEm: ha(0),
  versao: '9.8.7',
  bancoBytes: 3 * GB,
  servidor: { versao: '18.4', embutido: true },
  disco: { livre: 25 * GB, total: 100 * GB },
  copia: { em: '2026-03-02T03:00:00Z', ok: true, bytes: 2 * GB },
  copiaBoa: { em: '2026-03-02T03:00:00Z', ok: true, bytes: 2 * GB },
  exercicio: null,
  exercicioBom: null,
  emails: { esperando: 0, esperandoDesde: null, mortos: 0 },
  filas: [
    { fila: 'pdf', trabalhos: 2 },
    { fila: 'imagens', trabalhos: 0 },
  ],
};
const BEM: Answers = {
  avisosDoSistema: [],
  saudeDetalhes: {
    status: 'ok',
    partes: ['banco', 'arquivos', 'email', 'antivirus', 'disco'].map((p) => parte(p)),
  },
  situacaoDoSistema: SITUACAO,
  listarEmailsMortos: [],
};
function abrir(answers: Answers = {}): void {
  server.answerWith({ ...BEM, ...answers });
  renderPage(
    <>
      <Saude />
      <Toasts />
    </>,
    '/administracao/saude',
  );
}
const texto = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const diz = (palavras: string | RegExp) => waitFor(() => expect(texto()).toMatch(palavras));

it('shows a healthy system: nothing to do, the time of reading, and its figures', async () => {
  abrir();
  await diz(M.tudoEmOrdem);
  await diz(/Lido às \d\d:\d\d:\d\d/);
  await diz(/Versão do programa9\.8\.7/);
  await diz(/Servidor do banco de dadosPostgreSQL 18\.4, o que vem com o programa/);
  await diz(/Tamanho do banco de dados3 GB/);
  await diz(/25 GB livres de 100 GB \(25%\)/);
  await diz(/02\/03\/2026 às \d\d:\d\d, 2 GB inteira/);
  await diz(/restauraçãonenhum foi anotado/);
  await diz(/esperaPDFs: 2/);
  await diz(M.nenhumEmailMorto);
  await diz('Nenhuma mensagem espera a vez de sair.');
  expect(texto()).not.toContain('Enviar todos');
});

it('[C-K7] shows a failed attempt beside the last good copy and the last good drill', async () => {
  abrir({
    situacaoDoSistema: {
      ...SITUACAO,
      servidor: { versao: '15.14 (Debian 15.14-0+deb12u1)', embutido: false },
      copia: { em: '2026-03-03T03:00:00Z', ok: false, bytes: 0 },
      exercicio: { em: '2026-03-04T12:00:00Z', ok: false, copiaDe: null },
      exercicioBom: { em: '2026-01-05T12:00:00Z', ok: true, copiaDe: '2026-01-05T03:00:00Z' },
    },
  });
  await diz(
    /segurança03\/03\/2026 às \d\d:\d\d com falha; a última boa é de 02\/03\/2026 às \d\d:\d\d, 2 GB/,
  );
  await diz(/04\/03\/2026 às \d\d:\d\d não deu certo; o último que deu certo é de 05\/01\/2026/);
  await diz(/Servidor do banco de dadosPostgreSQL 15\.14 \(Debian 15\.14-0\+deb12u1\)/);
});

it('shows the administrator what is still to be set up, above the warnings', async () => {
  iniciarSessao('t', { id: 1, nome: 'Joana', tipo: 'administrador' });
  abrir({
    listarTarefas: { ...(ANSWERS.listarTarefas as object), porConfigurar: 1 },
    pendenciasDaInstalacao: [{ item: 'email', mensagem: 'Falta o servidor de e-mail.' }],
  });
  await diz(/O que ainda falta configurar.*Falta o servidor de e-mail\..*Avisos/);
  apagarSessao();
});

it('shows for a failed part since when, why, which work is held back, and what to do', async () => {
  abrir({
    avisosDoSistema: [
      { codigo: 'PARTE_FORA', grave: true, texto: 'O servidor de e-mail não respondeu a tempo.' },
    ],
    saudeDetalhes: {
      status: 'degradado',
      partes: [
        {
          ...parte('email', 'fora', 'O servidor de e-mail não respondeu a tempo.'),
          ultimaFalha: { causa: 'Recusou a senha.', de: '2026-02-01T12:00:00Z', ate: '2026-02-01T13:00:00Z' },
        },
        parte('antivirus', 'desligado'),
      ],
    },
    situacaoDoSistema: {
      ...SITUACAO,
      emails: { esperando: 12, esperandoDesde: '2026-03-01T12:00:00Z', mortos: 0 },
    },
  });
  await diz(
    /O e-mail não está saindo desde 01\/03\/2026 às \d\d:\d\d; 12 mensagens esperam e sairão sozinhas quando ele voltar\./,
  );
  await diz(O_QUE_FAZER.PARTE_FORA);
  await diz(/Última falha: de 01\/02\/2026 às \d\d:\d\d até 01\/02\/2026 às \d\d:\d\d\. Recusou a senha\./);
  await diz(/12 mensagens esperam a vez de sair, a mais antiga desde 01\/03\/2026/);
  await diz(M.semAntivirus);
});

it('shows the other calls when one fails, and keeps the first data when a second reading fails', async () => {
  const [semServidor] = FAULTS;
  if (semServidor === undefined) throw new Error('no fault');
  abrir();
  await diz(/Lido às/);
  server.fail('situacaoDoSistema', semServidor);
  await click('Ler de novo');
  await expectTold(semServidor.text);
  expect(texto()).toContain('Versão do programa9.8.7');
  cleanup();
  abrir();
  await expectTold(semServidor.text);
  await diz('Os dados são salvos e lidos.');
  expect(texto()).not.toMatch(/Versão do programa|Lido às/);
});

it('sends unsent mails again: one at a click, all after a question', async () => {
  const morto = (id: string, assunto: string | null) => ({
    id,
    assunto,
    causa: 'Sem resposta.',
    desde: ha(2),
  });
  abrir({
    listarEmailsMortos: [morto('a', 'Confirme o seu e-mail'), morto('b', null)],
    situacaoDoSistema: { ...SITUACAO, emails: { esperando: 1, esperandoDesde: null, mortos: 5 } },
  });
  await diz(M.assuntoFechado);
  await diz('E mais 3, mais antigos.');
  await click('Enviar outra vez');
  await expectTold('1 e-mail voltou para a fila');
  server.asked.length = 0;
  await click('Enviar todos outra vez');
  await answer('Cancelar');
  expect(server.asked).not.toContain('reenviarEmails');
  server.answerWith({ ...BEM, reenviarEmails: { reenviados: 0 } });
  await click('Enviar todos outra vez');
  await answer('Enviar todos');
  await expectTold('Nenhum e-mail esperava: outra pessoa já os reenviou.');
  await diz(M.nenhumEmailMorto);
});
