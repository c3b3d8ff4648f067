import { describe, expect, it } from 'vitest';
import { avisosDaPessoa, exigirPessoaLivre, type OutroVinculo } from './identificacao.ts';

const projeto = { id: 9, titulo: 'Outro projeto' };
const outro = (mudancas: Partial<OutroVinculo> = {}): OutroVinculo => ({
  projeto,
  tipoAluno: 'BOLSISTA',
  acumulo: 'unica',
  situacaoInstrutor: 'REGULAR',
  ...mudancas,
});
const este = { projetoId: 31, tipoAluno: 'BOLSISTA', acumulo: 'acumulavel' } as const;

describe('[C-A1] the exclusion of bolsa única, in both directions (D37)', () => {
  const UNICA = 'Este aluno já tem bolsa única em outro projeto';
  const OUTRA = 'Este aluno já tem bolsa em outro projeto e não pode ter bolsa única';
  const voluntario = { tipoAluno: 'VOLUNTARIO', acumulo: null } as const;
  it.each([
    [este, outro(), UNICA],
    [{ ...este, acumulo: 'unica' } as const, outro(), UNICA],
    [{ ...este, acumulo: 'unica' } as const, outro({ acumulo: 'acumulavel' }), OUTRA],
    [este, outro({ acumulo: 'acumulavel' }), null],
    [{ ...este, ...voluntario }, outro(), null],
    [{ ...este, acumulo: 'unica' } as const, outro(voluntario), null],
    [este, outro({ situacaoInstrutor: 'IRREGULAR' }), null],
  ])('%#', (candidato, vinculo, texto) => {
    const exigir = (nomeia: boolean) => () => exigirPessoaLivre(candidato, [vinculo], nomeia);
    if (texto === null) {
      expect(exigir(true)).not.toThrow();
      return;
    }
    expect(exigir(false)).toThrow(expect.objectContaining({ message: texto }));
    expect(exigir(true)).toThrow(
      expect.objectContaining({ message: `${texto}: Outro projeto (projeto nº 9)` }),
    );
  });

  it('only warns of an IRREGULAR grant elsewhere, so that a mistyped CPF blocks no stranger', () => {
    const irregular = outro({ situacaoInstrutor: 'IRREGULAR' });
    expect(avisosDaPessoa(este, [irregular], false)).toEqual([
      'Este aluno também está cadastrado como bolsista em outro projeto: com bolsa única, só uma das duas poderá ser REGULAR',
    ]);
    expect(avisosDaPessoa(este, [irregular], true)[0]).toContain('Outro projeto (projeto nº 9)');
    expect(avisosDaPessoa(este, [outro({ ...voluntario })], true)).toEqual([]);
  });
});

it('[C-A8] allows one active vínculo per person and project, for every type and situation (D37)', () => {
  const aqui = outro({
    projeto: { id: 31, titulo: 'Este' },
    tipoAluno: 'VOLUNTARIO',
    acumulo: null,
    situacaoInstrutor: 'IRREGULAR',
  });
  expect(() => exigirPessoaLivre(este, [aqui], false)).toThrow(
    expect.objectContaining({ message: 'Este aluno já é instrutor deste projeto' }),
  );
});
