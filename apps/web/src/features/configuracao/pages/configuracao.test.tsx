import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { corMaisProxima } from '@instrutoria/domain/configuracao/rules/cores.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { aoLadoDoCampo } from '@instrutoria/domain/kernel/mensagem-do-campo.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click, expectTold, type } from '../../../testing/screen.ts';
import { Toasts } from '../../../ui/status/toasts.tsx';
import Configuracao from './configuracao.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(() => {
  cleanup();
  server.mend();
});

const abrir = () =>
  renderPage(
    <>
      <Configuracao />
      <Toasts />
    </>,
    '/',
  );
/** The field's error, as a screen reader announces it. */
const erroDe = (id: string) =>
  [...document.querySelectorAll(`[id="${id}-error"]`)].map(({ textContent }) => textContent).join('');
const recusar = (errors: Readonly<Record<string, string>>) => {
  const [message = ''] = Object.values(errors);
  server.fail('atualizarConfiguracao', {
    name: '422',
    text: message,
    id: undefined,
    sent: { status: 422, data: { code: 'INVALIDO', message, errors }, header: () => null },
  });
};

it('[C-F1] changes the limits of uploads, and refuses a wrong size before sending', async () => {
  abrir();
  await type({ 'envios.naoUsadosMb': '', 'envios.porDiaMb': '2048' });
  expect(document.body.textContent).toContain('Agora: 2 GB');
  await click('Salvar');
  await expectTold(M.limiteDeEnvioInvalido);
  expect(erroDe('envios.naoUsadosMb')).toBe(M.limiteDeEnvioInvalido);
  expect(server.asked).not.toContain('atualizarConfiguracao');
  recusar({ 'envios.naoUsadosMb': M.limiteDeEnvioInvalido });
  await type({ 'envios.naoUsadosMb': '10' });
  await click('Salvar');
  await waitFor(() => expect(erroDe('envios.naoUsadosMb')).toBe(M.limiteDeEnvioInvalido));
  server.mend();
  server.answerWith({ atualizarConfiguracao: ANSWERS.lerConfiguracao });
  await type({ 'envios.naoUsadosMb': '300' });
  await click('Salvar');
  await expectTold(MENSAGENS_CONTA.atualizado);
});

it('[C-C9] shows the server’s refusal beside its field', async () => {
  abrir();
  const errors = {
    'instituicao.nome': M.preenchaTodosOsCampos,
    'encarregado.email': M.emailInvalido,
    emailDaAuditoria: M.emailInvalido,
  };
  await type({ 'instituicao.nome': '' });
  recusar(errors);
  await click('Salvar');
  for (const [campo, texto] of Object.entries(errors)) {
    await waitFor(() => expect(erroDe(campo)).toBe(aoLadoDoCampo(campo, texto)));
  }
});

it("[C-J7] shows which zone waits and for what, keeps it when other fields are saved, and offers today's", async () => {
  const fusoMarcado = {
    para: 'America/Sao_Paulo',
    depoisDe: '2026-12-17',
    porque: 'as inscrições do Edital 2027',
  };
  const marcada = { ...CONFIGURACAO_PADRAO, fuso: 'America/Manaus', fusoMarcado };
  server.answerWith({ lerConfiguracao: marcada, atualizarConfiguracao: marcada });
  abrir();
  await waitFor(() =>
    expect(document.body.textContent).toContain(
      'O fuso muda (horário de São Paulo) depois de 17/12/2026, 23h59. Antes dele terminam os prazos já anunciados, que não podem ficar mais curtos: as inscrições do Edital 2027. Para desistir da mudança, escolha o fuso de hoje (horário de Manaus) e salve.',
    ),
  );
  await type({ 'instituicao.sigla': 'UFX' });
  await click('Salvar');
  await expectTold(MENSAGENS_CONTA.atualizado);
  const campo = document.querySelector<HTMLSelectElement>('select[name="fuso"]');
  expect(campo?.value).toBe('America/Sao_Paulo');
  expect([...(campo?.options ?? [])].map(({ value }) => value)).toContain('America/Manaus');
  recusar({ fuso: M.fusoInvalido });
  await type({ 'instituicao.sigla': 'UF' });
  await click('Salvar');
  await waitFor(() => expect(erroDe('fuso')).toBe(M.fusoInvalido));
});

/** Waits for the question, with this text below it. */
const perguntado = (detalhe: string) =>
  waitFor(() => {
    const dialogo = document.querySelector('[role="dialog"]')?.textContent;
    expect(dialogo).toContain(M.desejaMudarOFuso);
    expect(dialogo).toContain(detalhe);
  });

it('[C-J7] asks before a change of zone that applies at once, and changes nothing when it is declined', async () => {
  server.mend();
  const [agora, depois] = ['America/Sao_Paulo', 'America/Manaus'];
  const atual = { ...CONFIGURACAO_PADRAO, fuso: agora };
  const ganham = ['as inscrições do Edital 2027', 'o cadastro de instrutores'];
  server.answerWith({
    lerConfiguracao: atual,
    lerEfeitoDoFuso: { marcado: null, ganham, horas: 1 },
    atualizarConfiguracao: { ...atual, fuso: depois },
  });
  server.asked.length = 0;
  abrir();
  await type({ fuso: depois });
  await click('Salvar');
  await perguntado(
    'A partir de agora, os dias e os prazos são contados no horário de Manaus. Ganham 1 hora, em relação ao que foi anunciado: as inscrições do Edital 2027; o cadastro de instrutores.',
  );
  await answer('Cancelar');
  expect(server.asked).not.toContain('atualizarConfiguracao');
  expect(document.querySelector<HTMLSelectElement>('select[name="fuso"]')?.value).toBe(depois);
  server.answerWith({ lerEfeitoDoFuso: { marcado: null, ganham: [], horas: 0 } });
  await click('Salvar');
  await perguntado('Nenhum prazo que já corre passa a terminar em outro instante.');
  await answer('Mudar o fuso');
  await expectTold(MENSAGENS_CONTA.atualizado);
  expect(server.asked).toContain('atualizarConfiguracao');
});

it('[C-J7] tells after saving that a change of zone waits', async () => {
  server.mend();
  const fusoMarcado = {
    para: 'America/Manaus',
    depoisDe: '2026-12-17',
    porque: 'os recursos do Edital 2027',
  };
  server.answerWith({
    lerConfiguracao: CONFIGURACAO_PADRAO,
    lerEfeitoDoFuso: { marcado: fusoMarcado, ganham: [], horas: 0 },
    atualizarConfiguracao: { ...CONFIGURACAO_PADRAO, fusoMarcado },
  });
  abrir();
  await type({ fuso: 'America/Manaus' });
  await click('Salvar');
  await perguntado(
    'Por enquanto nada muda. O fuso muda (horário de Manaus) depois de 17/12/2026, 23h59. Antes dele terminam os prazos já anunciados, que não podem ficar mais curtos: os recursos do Edital 2027.',
  );
  await answer('Marcar a mudança');
  await expectTold(M.fusoEspera(fusoMarcado, 'UTC'));
});

it('refuses a light colour while it is typed, offers a darker shade and saves it', async () => {
  abrir();
  await type({ cor: '#ffcd07' });
  const proxima = corMaisProxima('#ffcd07');
  expect(erroDe('cor')).toBe(M.corClaraDemais(proxima));
  await click(`Usar ${proxima}`);
  expect(erroDe('cor')).toBe('');
  server.answerWith({ atualizarConfiguracao: { ...CONFIGURACAO_PADRAO, cor: proxima } });
  await click('Salvar');
  await expectTold(MENSAGENS_CONTA.atualizado);
});
