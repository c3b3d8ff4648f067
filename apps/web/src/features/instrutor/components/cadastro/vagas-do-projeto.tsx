import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Text } from '@mantine/core';
import type { Instrutor } from '../../api.ts';

export function vagasDe(projeto: Projeto, instrutores: readonly Instrutor[]) {
  const vivos = instrutores.filter(({ fimVinculo }) => fimVinculo === null);
  const ocupadas = (tipo: Instrutor['tipoAluno']) =>
    vivos.filter(({ tipoAluno }) => tipoAluno === tipo).length;
  return {
    aprovadas: { BOLSISTA: projeto.remunerados_aprovados, VOLUNTARIO: projeto.voluntarios_aprovados },
    ocupadas: { BOLSISTA: ocupadas('BOLSISTA'), VOLUNTARIO: ocupadas('VOLUNTARIO') },
  };
}

export function VagasDoProjeto({ vagas }: { readonly vagas: ReturnType<typeof vagasDe> }) {
  const { aprovadas, ocupadas } = vagas;
  return (
    <Text>
      Vagas ocupadas: bolsista{' '}
      <b>
        {ocupadas.BOLSISTA} de {aprovadas.BOLSISTA}
      </b>
      , voluntário{' '}
      <b>
        {ocupadas.VOLUNTARIO} de {aprovadas.VOLUNTARIO}
      </b>
      .
    </Text>
  );
}
