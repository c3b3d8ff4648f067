import { comissaoDe, fecharAbertos } from '../support/edital-em-avaliacao.ts';
import { test } from '../support/fixtures.ts';
import { GRUPOS_DA_AVALIACAO } from '../support/mensagens-da-avaliacao.ts';
import { testarMensagens } from '../support/testar-mensagens.ts';

test.use({ propria: 'avaliacao-fechada' });
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ app, contas }) => fecharAbertos(await comissaoDe(app.url, contas)));

testarMensagens(GRUPOS_DA_AVALIACAO);
