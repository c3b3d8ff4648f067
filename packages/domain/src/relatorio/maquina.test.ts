import { expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { exigirAto } from '../kernel/maquina.ts';
import { MAQUINA_DOS_RELATORIOS, podeRelatar } from './maquina.ts';

const ATOS = [
  'salvarRelatorioDisciplinas',
  'salvarRelatorioAtividade',
  'salvarRelatorioCoordenador',
] as const;
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

it.each(ATOS.flatMap((ato) => [false, true].map((temDisciplinas) => [ato, temDisciplinas] as const)))(
  '%s, the disciplines reported: %s, by everybody (D29)',
  (ato, temDisciplinas) => {
    const pode = temDisciplinas || ato === 'salvarRelatorioDisciplinas';
    expect(podeRelatar(ato, temDisciplinas ? [1] : [])).toBe(pode);
    for (const quem of PAPEIS) {
      const tentar = () => exigirAto(MAQUINA_DOS_RELATORIOS, { temDisciplinas }, ato, { quem });
      if (quem !== 'dono') expect(tentar).toThrow('Você não tem permissão para isto.');
      else if (pode) expect(tentar).not.toThrow();
      else expect(tentar).toThrow('Preencha antes o relatório das disciplinas');
    }
  },
);
