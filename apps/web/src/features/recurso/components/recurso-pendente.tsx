import '@mantine/core/styles/NumberInput.layer.css';
import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/avaliacao/limits.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { CRITERIOS_FASE1, CRITERIOS_FASE2, type Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { diminui, limitarDecisao, maximoNoRecurso } from '@instrutoria/domain/recurso/rules.ts';
import { Button, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarNota } from '../../../lib/numero.ts';
import { useSessao } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormActions } from '../../../ui/panel.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFocusSurvives } from '../../../ui/use-focus-survives.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { NotaInput } from '../../avaliacao/offered/nota-input.tsx';
import { type Recurso, type Simulacao, simularRecurso } from '../api.ts';
import { type AtoDaDecisao, DecidirModal } from './decidir-modal.tsx';
import { EfeitoNoRanque } from './efeito-no-ranque.tsx';
import { QuadroDoRecurso } from './quadro-do-recurso.tsx';
import { deOutraPessoa } from './recursos-do-edital.ts';

type Numeros = Readonly<Record<Criterio | 'remunerados_aprovados' | 'voluntarios_aprovados', number | null>>;

function numerosDe({ projetoAprovacao }: Recurso): Numeros {
  const { projeto, ...notas } = projetoAprovacao;
  const criterios = Object.fromEntries(
    [...CRITERIOS_FASE1, ...CRITERIOS_FASE2].map((c) => [c, notas[c]]),
  ) as Record<Criterio, number | null>;
  return {
    ...criterios,
    remunerados_aprovados: projeto.remunerados_aprovados,
    voluntarios_aprovados: projeto.voluntarios_aprovados,
  };
}

export function RecursoPendente({ recurso }: { readonly recurso: Recurso }) {
  const [numeros, setNumeros] = useState(() => numerosDe(recurso));
  const [efeito, setEfeito] = useState<Simulacao>();
  const [decidindo, setDecidindo] = useState<AtoDaDecisao>();
  const [decisao, setDecisao] = useState<AtoDaDecisao>('aceitar');
  const [calculando, setCalculando] = useState(false);
  useFocusSurvives();
  const leitor = useSessao()?.usuario.id;
  const originais = numerosDe(recurso);
  useUnsaved(
    JSON.stringify(numeros) !== JSON.stringify(originais),
    'O recurso não foi decidido. Sair mesmo assim?',
  );
  const { titulo, tipoProjeto } = recurso.projetoAprovacao.projeto;
  const criterios = tipoProjeto === 'TIPO I' ? [...CRITERIOS_FASE1, ...CRITERIOS_FASE2] : CRITERIOS_FASE1;
  const mudar = (campo: keyof Numeros, valor: number | null) => {
    setEfeito(undefined);
    setNumeros((antes) => ({ ...antes, [campo]: valor }));
  };

  const calcular = async () => {
    setCalculando(true);
    try {
      setEfeito(await simularRecurso({ id: recurso.id, ...numeros }));
    } catch (error) {
      notify.failure(error);
    } finally {
      setCalculando(false);
    }
  };
  const antes = { ...recurso.projetoAprovacao, ...recurso.projetoAprovacao.projeto };
  const depois = limitarDecisao(numeros, tipoProjeto, originais);
  const decidir = (qual: AtoDaDecisao) => {
    setDecisao(qual);
    setDecidindo(qual);
  };

  const campo = (nome: string) => ({ id: `${nome}-${recurso.id}`, name: nome, error: undefined });
  const vagas = (nome: 'remunerados_aprovados' | 'voluntarios_aprovados', label: string, maximo: number) => (
    <NumberInput
      {...campo(nome)}
      label={label}
      description={`De 0 a ${maximo}`}
      min={0}
      max={maximo}
      hideControls
      clampBehavior="blur"
      allowDecimal={false}
      value={numeros[nome] ?? ''}
      onChange={(typed) => mudar(nome, typed === '' ? null : Number(typed))}
    />
  );
  // The server refuses collaborators with the same text.
  const deOutra = deOutraPessoa(recurso, leitor);
  if (deOutra !== null) {
    return (
      <QuadroDoRecurso recurso={recurso}>
        <Notice title={deOutra}>Outra pessoa da comissão decide este recurso.</Notice>
      </QuadroDoRecurso>
    );
  }
  return (
    <QuadroDoRecurso recurso={recurso}>
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend className="sr-only">Notas e vagas de {titulo}</legend>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {criterios.map((criterio) => (
            <NotaInput
              key={criterio}
              criterio={criterio}
              maximo={maximoNoRecurso(criterio, originais)}
              value={numeros[criterio]}
              field={campo(criterio)}
              onChange={(nota) => mudar(criterio, nota)}
            />
          ))}
          {vagas('remunerados_aprovados', 'Bolsistas aprovados', REMUNERADOS_APROVADOS_MAXIMO)}
          {vagas('voluntarios_aprovados', 'Voluntários aprovados', VOLUNTARIOS_APROVADOS_MAXIMO)}
        </SimpleGrid>
      </fieldset>
      <Text role="status" size="lg">
        Total: <b>{formatarNota(totalDasNotas(depois))}</b>, antes{' '}
        {formatarNota(recurso.projetoAprovacao.total)}
      </Text>
      {diminui({ ...antes, ...notasDe(recurso.projetoAprovacao) }, depois) && (
        <Notice kind="warning" live title={M.naoPodeDiminuir} />
      )}
      {efeito !== undefined && <EfeitoNoRanque efeito={efeito} pedidas={recurso.projetoAprovacao.projeto} />}
      <FormActions>
        <Button onClick={() => decidir('aceitar')}>
          Aceitar<span className="sr-only"> o recurso de {titulo}</span>
        </Button>
        <Button variant="default" loading={calculando} onClick={() => void calcular()}>
          Ver o efeito no ranque
        </Button>
        <Button variant="default" color="red" onClick={() => decidir('recusar')}>
          Recusar<span className="sr-only"> o recurso de {titulo}</span>
        </Button>
      </FormActions>
      <DecidirModal
        recurso={recurso}
        numeros={numeros}
        decisao={decisao}
        opened={decidindo !== undefined}
        onClose={() => setDecidindo(undefined)}
      />
    </QuadroDoRecurso>
  );
}
