import { test } from '../support/fixtures.ts';
import { GRUPOS_DOS_INSTRUTORES } from '../support/mensagens-dos-instrutores.ts';
import { testarMensagens } from '../support/testar-mensagens.ts';

test.use({ propria: 'mensagens-dos-instrutores' });
test.describe.configure({ mode: 'default' });

testarMensagens(GRUPOS_DOS_INSTRUTORES);
