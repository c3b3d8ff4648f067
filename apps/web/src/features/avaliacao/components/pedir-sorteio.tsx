import { contado } from '@instrutoria/domain/kernel/contado.ts';
import { PESO_PADRAO } from '@instrutoria/domain/sorteio/limits.ts';
import { NOMES_DOS_DESEJOS } from '@instrutoria/domain/sorteio/messages.ts';
import { problemasDoSorteio } from '@instrutoria/domain/sorteio/rules/pedido.ts';
import {
  DESEJOS_DO_SORTEIO,
  type DesejoDoSorteio,
  type OrigemDaSemente,
} from '@instrutoria/domain/sorteio/types.ts';
import { Button, Checkbox, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormActions } from '../../../ui/panel.tsx';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import type { Sorteio, useSortear } from '../api.ts';
import classes from './distribuir.module.css';
import { type Fixadas, fixosDe } from './linhas-fixadas.ts';

const ROTULOS = {
  cargaMaxima: 'Projetos por avaliador, no máximo',
  evento: 'Qual evento',
  semente: 'Semente',
} as const;
const PESOS = [
  { value: '0', label: 'não importa' },
  { value: '2', label: 'pouco' },
  { value: '5', label: 'médio' },
  { value: '10', label: 'muito' },
];
const INICIAIS = Object.fromEntries(DESEJOS_DO_SORTEIO.map((desejo) => [desejo, PESO_PADRAO])) as Record<
  DesejoDoSorteio,
  number
>;

/** What a draw must and should keep to, and where its seed comes from. */
export function PedirSorteio(props: {
  readonly cargaSugerida: number;
  /** The attempt that is looked at: its fixed rows stay. */
  readonly anterior: Sorteio | null;
  readonly fixadas: Fixadas;
  /** Another button is the one to press. */
  readonly quieto: boolean;
  readonly sortear: ReturnType<typeof useSortear>;
  readonly onFeito: (sorteio: Sorteio) => void;
}) {
  const { anterior, fixadas, sortear } = props;
  const [carga, setCarga] = useState(String(anterior?.cargaMaxima ?? props.cargaSugerida));
  const [proibir, setProibir] = useState(anterior?.proibirMesmaUnidade ?? false);
  const [pesos, setPesos] = useState(anterior?.pesos ?? INICIAIS);
  const [origem, setOrigem] = useState<OrigemDaSemente>('servidor');
  const [evento, setEvento] = useState('');
  const [semente, setSemente] = useState('');
  const errors = useFormErrors(ROTULOS);

  const submit = async () => {
    const cargaMaxima = /^\d{1,4}$/.test(carga.trim()) ? Number(carga) : 0;
    const pedido = { cargaMaxima, pesos, origem, evento, semente };
    if (errors.show(problemasDoSorteio(pedido))) return;
    try {
      const fixos = fixosDe(fixadas);
      const feito = await sortear.mutateAsync({
        ...pedido,
        proibirMesmaUnidade: proibir,
        fixos,
        anterior: fixos.length > 0 ? (anterior?.id ?? null) : null,
      });
      errors.clear();
      props.onFeito(feito);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Form label="Distribuir" busy={sortear.isPending} onSubmit={submit}>
      <ErrorSummary {...errors.summary} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextInput
          {...errors.field('cargaMaxima')}
          label={ROTULOS.cargaMaxima}
          description="Contam os que ele já tem neste edital"
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={carga}
          onChange={(event) => {
            errors.clear('cargaMaxima');
            setCarga(event.currentTarget.value);
          }}
        />
        <Checkbox
          label="Ninguém avalia projeto da própria unidade"
          description="Sem isto, evita-se, mas não se proíbe"
          checked={proibir}
          onChange={(event) => setProibir(event.currentTarget.checked)}
        />
      </SimpleGrid>
      <fieldset className={classes.wishes}>
        <legend>O que importa, e quanto</legend>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {DESEJOS_DO_SORTEIO.map((desejo) => (
            <NativeSelect
              key={desejo}
              {...errors.field(`pesos.${desejo}`)}
              label={NOMES_DOS_DESEJOS[desejo]}
              data={
                PESOS.some(({ value }) => value === String(pesos[desejo]))
                  ? PESOS
                  : [...PESOS, { value: String(pesos[desejo]), label: `peso ${pesos[desejo]}` }]
              }
              value={String(pesos[desejo])}
              onChange={(event) => {
                const peso = Number(event.currentTarget.value);
                setPesos((antes) => ({ ...antes, [desejo]: peso }));
              }}
            />
          ))}
        </SimpleGrid>
        <Text className={classes.quiet} mt="xs">
          Avaliadores não dizem as suas áreas: contam as palavras-chave dos projetos que eles já enviaram, e
          as disciplinas que a unidade deles oferece.
        </Text>
      </fieldset>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        <NativeSelect
          id="origem-da-semente"
          label="De onde vem a semente"
          description="Ela decide entre propostas igualmente boas"
          data={[
            { value: 'servidor', label: 'O servidor a sorteia agora' },
            { value: 'evento', label: 'De um evento público' },
          ]}
          value={origem}
          onChange={(event) => {
            errors.clear();
            setOrigem(event.currentTarget.value === 'evento' ? 'evento' : 'servidor');
          }}
        />
        {origem === 'evento' && (
          <>
            <TextInput
              {...errors.field('evento')}
              label={ROTULOS.evento}
              description="Anunciado antes, por exemplo um concurso da Loteria Federal"
              withAsterisk
              autoComplete="off"
              value={evento}
              onChange={(event) => {
                errors.clear('evento');
                setEvento(event.currentTarget.value);
              }}
            />
            <TextInput
              {...errors.field('semente')}
              label={ROTULOS.semente}
              description="Como foi publicada, por exemplo o número sorteado"
              withAsterisk
              autoComplete="off"
              value={semente}
              onChange={(event) => {
                errors.clear('semente');
                setSemente(event.currentTarget.value);
              }}
            />
          </>
        )}
      </SimpleGrid>
      {fixadas.size > 0 && (
        <Text>
          {contado(fixadas.size, 'linha fixada fica', 'linhas fixadas ficam')} como
          {fixadas.size === 1 ? ' está' : ' estão'}; as outras são sorteadas de novo.
        </Text>
      )}
      <FormActions>
        <Button type="submit" loading={sortear.isPending} variant={props.quieto ? 'default' : 'filled'}>
          {anterior === null ? 'Sortear' : 'Sortear de novo'}
        </Button>
      </FormActions>
    </Form>
  );
}
