import { expect, it } from 'vitest';
import { umEditalGuardado } from '../../testing/editais.ts';
import { prazosMudados } from './prazos-mudados.ts';

const FUSO = 'America/Fortaleza';
const aberto = umEditalGuardado({ fim: '2026-03-31' });
const mudados = (
  antes: Parameters<typeof umEditalGuardado>[0],
  depois: Parameters<typeof umEditalGuardado>[0],
  dia: string,
) => prazosMudados({ ...aberto, ...antes }, { ...aberto, ...depois }, new Date(`${dia}T12:00:00Z`), FUSO);

it('[C-L4] describes a change of days for holders of drafts and for evaluators', () => {
  const dias = { de: '2026-03-31', ate: '2026-04-10' };
  expect(mudados({}, { fim: '2026-04-10' }, '2026-03-20')).toEqual({
    inscricoes: { caso: 'mudou', ...dias },
    avaliacao: null,
  });
  expect(mudados({}, { fim: '2026-04-10' }, '2026-04-02').inscricoes).toEqual({ caso: 'reabertas', ...dias });
  // Closed by hand before its last day, and opened again with the same one.
  const encerrado = { fase: 'avaliacao' } as const;
  const mesmoDia = { de: '2026-03-31', ate: '2026-03-31' };
  expect(mudados({}, encerrado, '2026-03-20').inscricoes).toEqual({ caso: 'encerradas', ...mesmoDia });
  expect(mudados(encerrado, {}, '2026-03-20').inscricoes).toEqual({ caso: 'reabertas', ...mesmoDia });
  expect(mudados({}, { prazoAvaliacao: '2026-05-02' }, '2026-03-20').avaliacao).toEqual({
    de: null,
    ate: '2026-05-02',
  });
  expect(mudados({ prazoAvaliacao: '2026-05-02' }, {}, '2026-04-02').avaliacao).toEqual({
    de: '2026-05-02',
    ate: null,
  });
  expect(mudados({}, { nome: 'Outro nome', fase: 'submissao' }, '2026-03-20')).toEqual({
    inscricoes: null,
    avaliacao: null,
  });
});
