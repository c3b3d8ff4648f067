import { AREAS, CODIGOS_DAS_AREAS, GRANDES_AREAS, grandeAreaDe } from '@instrutoria/domain/area/areas.ts';

/**
 * The options of a select: the areas under their grandes áreas. `primeira`: the text while none is chosen.
 */
export function opcoesDasAreas(primeira: string, sem: readonly string[] = []) {
  const grupos = Map.groupBy(
    CODIGOS_DAS_AREAS.filter((area) => !sem.includes(area)),
    grandeAreaDe,
  );
  return [
    { value: '', label: primeira },
    ...[...grupos].map(([grande, areas]) => ({
      group: GRANDES_AREAS[grande],
      items: areas.map((area) => ({ value: area, label: AREAS[area] })),
    })),
  ];
}
