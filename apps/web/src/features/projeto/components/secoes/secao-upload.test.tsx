import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../../lib/server/api.ts';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import IntroducaoPage from '../../pages/introducao.tsx';
import IntroducaoUploadPage from '../../pages/introducao-upload.tsx';
import {
  flushWizard,
  readWizard,
  reloadWizard,
  replaceWizard,
} from '../../wizard/autosave/wizard-storage.ts';
import { textoAoLado } from '../../wizard/conflict/texto-ao-lado.ts';
import { withOwnImages } from '../../wizard/own-images.ts';
import { WIZARD_VAZIO } from '../../wizard/wizard-data.ts';

const TEXTO = '<p>Uma introdução escrita com cuidado</p>';
const arq = (n: number) => `arq_${String(n).repeat(32)}`;

let enviadas = 0;

beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  enviadas = 0;
  vi.spyOn(api, 'enviarImagem').mockImplementation(async () => {
    enviadas += 1;
    return { data: arq(enviadas) };
  });
  vi.spyOn(api, 'lerImagem').mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  replaceWizard({ ...WIZARD_VAZIO, introducao: TEXTO, projetoId: 12, projetoVersao: 1 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function enviar(): Promise<void> {
  const antes = enviadas;
  await userEvent.upload(
    screen.getByTestId('introducao-file'),
    new File(['x'], 'quadro.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(readWizard().introducao).toBe(arq(antes + 1)));
}

async function escreverNoLugar(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Escrever um texto no lugar da imagem' }));
  const dialogo = await screen.findByRole('dialog');
  expect(dialogo.textContent).toContain('o texto que você tinha escrito volta');
  await userEvent.click(within(dialogo).getAllByRole('button').at(-1) as HTMLElement);
}

test('[C-J6] keeps the text beside the image, also after replacing one, and brings it back', async () => {
  renderPage(<IntroducaoUploadPage />, '/introducao_projeto_upload');
  await enviar();
  await userEvent.click(screen.getByRole('button', { name: /remover/i }));
  expect(readWizard().introducao).toBe(TEXTO);
  await enviar();
  expect(textoAoLado.read(arq(2))).toBe(TEXTO);
  cleanup();

  renderPage(<IntroducaoUploadPage />, '/introducao_projeto_upload');
  await enviar();
  expect(textoAoLado.read(arq(3))).toBe(TEXTO);
});

test('[C-J6] brings the text back after a save, a reload and reopening the draft', async () => {
  renderPage(<IntroducaoUploadPage />, '/introducao_projeto_upload');
  await enviar();
  flushWizard();
  cleanup();
  reloadWizard();
  // The server's draft has only the image.
  replaceWizard({ ...WIZARD_VAZIO, introducao: arq(1), projetoId: 12, projetoVersao: 2 });

  renderPage(<IntroducaoPage />, '/introducao_projeto');
  await escreverNoLugar();
  await waitFor(() => expect(readWizard().introducao).toBe(TEXTO));
});

test('[C-J6] copies the text with the image into a project based on this one', async () => {
  textoAoLado.keep(arq(9), TEXTO);
  const { dados } = await withOwnImages({ ...WIZARD_VAZIO, introducao: arq(9) });
  expect([dados.introducao, textoAoLado.read(dados.introducao)]).toEqual([arq(1), TEXTO]);
});
