import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS, instituicaoEm } from '../../../testing/answers.ts';
import { CONVITE, COORDENACAO, PASSAGEM } from '../../../testing/answers-da-coordenacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CoordenacaoDoProjeto } from '../offered/coordenacao-do-projeto.tsx';
import Convites from './convites.tsx';

const server = faultyClient({ ...ANSWERS, ...instituicaoEm('2026-05-13T12:00:00+00:00') });
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const texto = () => document.body.textContent ?? '';
const passagem = { ...CONVITE, dia: '2026-05-20', causa: 'falecimento' };

it('[C-L1] shows an invited person the present coordinator, the day and the cause', async () => {
  iniciarSessao('t', { id: 8, nome: 'Lia Reis', tipo: 'coordenador' });
  server.answerWith({ listarConvitesDaCoordenacao: [{ ...passagem, especie: 'assumir' }] });
  renderPage(<Convites />, '/convites_da_coordenacao');
  await screen.findByText('A administração convida você a coordenar este projeto.');
  expect(texto()).toContain('Coordenação atualRita Prado');
  expect(texto()).toContain('A partir de20/05/2026');
  expect(texto()).toContain('Por quêfalecimento de quem coordenava');
  expect(texto()).not.toContain('Motivo');
});

it('[C-L1] shows a leaving coordinator the reason, and until when their silence does not count', async () => {
  iniciarSessao('t', { id: 7, nome: 'Rita Prado', tipo: 'coordenador' });
  const deixar = { ...passagem, especie: 'deixar', para: { id: 8, nome: 'Lia Reis' }, causa: 'pedido' };
  const daqui = { respondeAte: '2026-05-22', motivo: 'Mudou de universidade.' };
  server.answerWith({ listarConvitesDaCoordenacao: [{ ...deixar, ...daqui }] });
  renderPage(<Convites />, '/convites_da_coordenacao');
  await screen.findByText(/Sem resposta até/);
  expect(texto()).toContain(`Sem resposta até ${formatarPrazo('2026-05-22')}, vale como acordo.`);
  expect(texto()).toContain('MotivoMudou de universidade.');
});

it.each([
  [
    {},
    `Lia Reis ainda não aceitou. Rita Prado pode recusar até ${formatarPrazo('2026-05-22')}; se não responder, vale como acordo.`,
  ],
  [{ aceitou: true, concordou: true }, 'Todos responderam.'],
  [{ respondeAte: '2026-05-12' }, 'em 20/05/2026. Lia Reis ainda não aceitou.'],
])('[C-L1] shows on the page of the project what is expected of %j', async (mudanca, dito) => {
  iniciarSessao('t', { id: 1, nome: 'Ana Souza', tipo: 'administrador' });
  server.answerWith({ lerCoordenacao: { ...COORDENACAO, transferencia: { ...PASSAGEM, ...mudanca } } });
  renderPage(<CoordenacaoDoProjeto projeto={umProjeto({ id: 31 })} />, '/');
  expect(await screen.findByText(/Deve passar a Lia Reis/)).toBeTruthy();
  await vi.waitFor(() => expect(texto()).toContain(dito));
});
