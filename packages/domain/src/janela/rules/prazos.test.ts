import { expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import { umEdital } from '../../testing/editais.ts';
import { fechamentosDoCadastro, prazosDosEncerramentos, prazosDosInstrutores } from './prazos.ts';

it('[C-A16] gives for the default settings the closing notice of E-ADMINISTRACAO-5', () => {
  expect(fechamentosDoCadastro(CONFIGURACAO_PADRAO)).toEqual(['em 1 e 2 de abril']);
  expect([...prazosDosInstrutores(CONFIGURACAO_PADRAO), ...prazosDosEncerramentos([])]).toEqual([
    'O cadastro de instrutores fica fechado em 1 e 2 de abril.',
    'Instrutores regularizados até 31 de março começam e recebem a bolsa de abril.',
    'A partir de 3 de abril, instrutores novos ou pendentes podem ser cadastrados.',
    'Instrutores regularizados entre 3 de abril e 5 de maio recebem a bolsa de maio.',
    '5 de maio é o último prazo: o projeto sem instrutores é encerrado automaticamente.',
  ]);
});

it('[C-A16] quotes other settings in the order of the calendar', () => {
  const fechamentos = [
    { janela: 'frequencia', de: '02-01', ate: '02-02', motivo: 'Outra janela' },
    { janela: 'cadastroInstrutor', de: '2027-02-25', ate: '2027-02-28', motivo: 'Carnaval' },
  ] as const;
  const regularizacao = [
    { de: '08-01', ate: '09-10', mes: 9 },
    { de: '02-01', ate: '02-28', mes: 3 },
  ];
  expect(prazosDosInstrutores({ fechamentos, regularizacao })).toEqual([
    'O cadastro de instrutores fica fechado de 25 a 28 de fevereiro de 2027.',
    'Instrutores regularizados entre 1 de fevereiro e 28 de fevereiro recebem a bolsa de março.',
    'A partir de 1 de março de 2027, instrutores novos ou pendentes podem ser cadastrados.',
    'Instrutores regularizados entre 1 de agosto e 10 de setembro recebem a bolsa de setembro.',
  ]);
  expect(prazosDosInstrutores({ fechamentos: [], regularizacao: [] })).toEqual([
    'Instrutores regularizados recebem a bolsa do mês seguinte.',
  ]);
});

it('[C-A16] names the other day of a running call that differs; the rest are not named', () => {
  const editais = [
    umEdital({ fase: 'resultado', nome: 'Edital 2026 A', encerramentoSemInstrutores: '2026-05-05' }),
    umEdital({ fase: 'resultado', nome: 'Edital 2026 B', encerramentoSemInstrutores: '2026-06-20' }),
    umEdital({ fase: 'resultado', nome: 'Edital 2026 C', encerramentoSemInstrutores: null }),
    umEdital({ fase: 'resultado', nome: 'Edital 2026 P', encerramentoSemInstrutores: null, finalEm: null }),
    umEdital({ fase: 'avaliacao', nome: 'Edital 2026 D', encerramentoSemInstrutores: null }),
  ];
  expect(prazosDosEncerramentos(editais).slice(1)).toEqual([
    'Edital 2026 B: o último prazo é 19/06/2026, 23h59.',
    'Edital 2026 C: nenhum projeto é encerrado por falta de instrutores.',
  ]);
});
